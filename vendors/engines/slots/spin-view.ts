import type { SpinRow } from "../engine.ts";
import { type SpinResult, spinResult } from "./engine/play-spin.ts";
import type { SlotRules } from "./engine/rules.ts";

/** A spin as the game page receives it; amounts are texts of 1/10,000 of the currency. */
export type SpinView = {
  spinId: string;
  state: SpinRow["state"];
  /** The VW/1 code of a refusal or rollback. */
  code: string | null;
  kind: "base" | "free";
  stake: string;
  /** True for a round of a gift: nobody paid its stake. */
  isGift: boolean;
  /** The symbols by reel and row, where the reels stop. */
  screen: readonly (readonly string[])[];
  /** A wild fills these reels before the lines pay. */
  grown: readonly number[];
  wins: readonly WinView[];
  scatters: { count: number; amount: string };
  freeGames: number;
  /** The symbol drawn for the round's free games, in a game that draws one. */
  chosen: string | null;
  /** What it pays in this free game, on the reels that it fills. */
  filled: { reels: readonly number[]; amount: string } | null;
  win: string;
  free: { left: number; total: number; won: string; round: string };
  balance: string | null;
};

type WinView = {
  /** Null where every way pays. */
  line: number | null;
  ways: number;
  symbol: string;
  count: number;
  cells: readonly (readonly [reel: number, row: number])[];
  amount: string;
  times: number;
};

/** Shows a result only once its money is settled; before that the screen stays empty. */
export function spinView(rules: SlotRules, spin: SpinRow): SpinView {
  const result = spinResult(rules, spin.stops, spin.kind);
  const isDone = spin.state === "done";
  return {
    spinId: spin.spin_id,
    state: spin.state,
    code: spin.code,
    kind: spin.kind,
    stake: spin.stake,
    isGift: spin.gift !== null,
    ...(isDone ? shownOf(rules, spin, result) : NOTHING),
    win: isDone ? spin.win : "0",
    free: isDone
      ? {
          left: spin.free_left,
          total: spin.free_total,
          won: spin.round_win,
          round: spin.round_id,
        }
      : { left: 0, total: 0, won: "0", round: spin.round_id },
    balance: spin.balance,
  };
}

type Shown = Pick<
  SpinView,
  "screen" | "grown" | "wins" | "scatters" | "freeGames" | "chosen" | "filled"
>;

const NOTHING: Shown = {
  screen: [],
  grown: [],
  wins: [],
  scatters: { count: 0, amount: "0" },
  freeGames: 0,
  chosen: null,
  filled: null,
};

function shownOf(rules: SlotRules, { stake }: SpinRow, result: SpinResult): Shown {
  const bet = BigInt(stake) / BigInt(rules.bets);
  const amountOf = (factor: number) => (bet * BigInt(factor * result.multiplier)).toString();
  return {
    screen: result.shown,
    grown: result.grown,
    wins: result.wins.map(({ factor, ...win }) => ({ ...win, amount: amountOf(factor) })),
    scatters: { count: result.scatters, amount: amountOf(result.scatterFactor * rules.bets) },
    freeGames: result.freeGames,
    chosen: result.chosen,
    filled: result.chosenWin && {
      reels: result.chosenWin.reels,
      amount: amountOf(result.chosenWin.factor),
    },
  };
}
