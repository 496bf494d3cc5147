import type { SpinRow } from "../engine.ts";
import { type HeldCoins, withCoins } from "./engine/held-coins.ts";
import { type SpinResult, spinResult } from "./engine/play-spin.ts";
import type { CoinRules, SlotRules } from "./engine/rules.ts";

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
  /** The coins on the reels and what came after them, in a game that holds coins. */
  coins: CoinsView | null;
  win: string;
  free: { left: number; total: number; won: string; round: string };
  balance: string | null;
};

/** Spin 0 is the paid one; without respins too few coins came to hold them. */
export type CoinsView = {
  coins: readonly { reel: number; row: number; spin: number; symbol: string; amount: string }[];
  respins: number;
  isFull: boolean;
  /** What they pay, and how much of it a full screen adds. */
  amount: string;
  full: string;
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
  "screen" | "grown" | "wins" | "scatters" | "freeGames" | "chosen" | "filled" | "coins"
>;

const NOTHING: Shown = {
  screen: [],
  grown: [],
  wins: [],
  scatters: { count: 0, amount: "0" },
  freeGames: 0,
  chosen: null,
  filled: null,
  coins: null,
};

function shownOf(rules: SlotRules, { stake }: SpinRow, result: SpinResult): Shown {
  const own = result.coins?.coins.filter(({ spin }) => spin === 0) ?? [];
  const bet = BigInt(stake) / BigInt(rules.bets);
  const amountOf = (factor: number) => (bet * BigInt(factor * result.multiplier)).toString();
  return {
    screen: rules.coins ? withCoins(result.shown, rules.coins.symbol, own) : result.shown,
    grown: result.grown,
    wins: result.wins.map(({ factor, ...win }) => ({ ...win, amount: amountOf(factor) })),
    scatters: { count: result.scatters, amount: amountOf(result.scatterFactor * rules.bets) },
    freeGames: result.freeGames,
    chosen: result.chosen,
    filled: result.chosenWin && {
      reels: result.chosenWin.reels,
      amount: amountOf(result.chosenWin.factor),
    },
    coins: rules.coins && result.coins ? coinsOf(rules.coins, BigInt(stake), result.coins) : null,
  };
}

function coinsOf({ symbol, full }: CoinRules, stake: bigint, held: HeldCoins): CoinsView {
  const amountOf = (factor: number) => (stake * BigInt(factor)).toString();
  const { coins, respins, isFull, factor } = held;
  return {
    coins: coins.map(({ value, ...place }) => ({
      ...place,
      symbol: `${symbol}-${value}`,
      amount: amountOf(value),
    })),
    respins,
    isFull,
    amount: amountOf(factor),
    full: amountOf(isFull ? full : 0),
  };
}
