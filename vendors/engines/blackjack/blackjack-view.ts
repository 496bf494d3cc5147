import type { SpinRow } from "../engine.ts";
import { totalOf } from "./client/points.js";
import {
  activeOf,
  isOver,
  type Move,
  movesOf,
  paysOf,
  type Result,
  type Round,
  readRound,
  resultsOf,
  stakesOf,
} from "./rules/hand.ts";

/** A hand as the page receives it; amounts are texts of 1/10,000 of the currency. */
export type HandScene = {
  cards: number[];
  staked: string;
  isDone: boolean;
  /** Null until the round is over. */
  result: Result | null;
  paid: string;
};

export type Scene = {
  hands: HandScene[];
  /** The open card, and the others once they lie open too. */
  dealer: number[];
  /** The hand that decides next; -1 when none does. */
  active: number;
  moves: Move[];
  isOver: boolean;
  /** How many numbers of the round the page has seen with it. */
  seen: number;
};

/** One result in the history strip. */
export type Bead = { tone: string };

export type BlackjackView = {
  spinId: string;
  state: SpinRow["state"];
  /** The VW/1 code of a refusal or rollback. */
  code: string | null;
  round: string;
  /** The stake of the deal, and all that lies on the table. */
  stake: string;
  staked: string;
  win: string;
  scene: Scene | null;
  bead: Bead | null;
  balance: string | null;
};

/** Shows a result only once its money is settled. The hole card is in no view before its time. */
export function blackjackView(spin: SpinRow): BlackjackView {
  const round = spin.state === "done" ? readRound(spin.stops) : null;
  const stake = BigInt(spin.stake);
  return {
    spinId: spin.spin_id,
    state: spin.state,
    code: spin.code,
    round: spin.round_id,
    stake: spin.stake,
    staked: (round ? stake * stakesOf(round) : 0n).toString(),
    win: round ? spin.win : "0",
    scene: round && sceneOf(round, stake, spin.stops.length),
    bead: round && beadOf(round),
    balance: spin.balance,
  };
}

export function sceneOf(round: Round, stake: bigint, seen: number): Scene {
  const isEnd = isOver(round);
  const [results, paid] = isEnd ? [resultsOf(round), paysOf(round, stake)] : [[], []];
  return {
    hands: round.hands.map(({ cards, isDoubled, isDone }, at) => ({
      cards: [...cards],
      staked: (isDoubled ? stake * 2n : stake).toString(),
      isDone,
      result: results[at] ?? null,
      paid: (paid[at] ?? 0n).toString(),
    })),
    dealer: [...round.dealer],
    active: activeOf(round),
    moves: movesOf(round),
    isOver: isEnd,
    seen,
  };
}

/** The round's result against all its stakes; null while it goes on. */
export function beadOf(round: Round): Bead | null {
  if (!isOver(round)) return null;
  if (resultsOf(round).includes("blackjack")) return { tone: "blackjack" };
  const gain = paysOf(round, 2n).reduce((sum, one) => sum + one, 0n) - 2n * stakesOf(round);
  if (gain > 0n) return { tone: "won" };
  const isAllBust = round.hands.every(({ cards }) => totalOf(cards).total > 21);
  return { tone: gain === 0n ? "push" : isAllBust ? "bust" : "lost" };
}
