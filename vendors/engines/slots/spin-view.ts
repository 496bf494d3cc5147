import type { SpinRow } from "../engine.ts";
import { evaluateScreen } from "./engine/evaluate-screen.ts";
import type { SlotRules } from "./engine/rules.ts";
import { screenAt } from "./engine/screen-at.ts";

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
  /** The symbols by reel and row. */
  screen: readonly (readonly string[])[];
  lines: { line: number; symbol: string; count: number; amount: string; times: number }[];
  scatters: { count: number; amount: string };
  freeGames: number;
  win: string;
  free: { left: number; total: number; won: string; round: string };
  balance: string | null;
};

/** Shows a result only once its money is settled; before that the screen stays empty. */
export function spinView(rules: SlotRules, spin: SpinRow): SpinView {
  const screen = screenAt(rules, spin.stops);
  const found = evaluateScreen(rules, screen);
  const multiplier = spin.kind === "free" ? BigInt(rules.freeGames!.multiplier) : 1n;
  const stake = BigInt(spin.stake);
  const lineBet = stake / BigInt(rules.lines.length);
  const isDone = spin.state === "done";
  return {
    spinId: spin.spin_id,
    state: spin.state,
    code: spin.code,
    kind: spin.kind,
    stake: spin.stake,
    isGift: spin.gift !== null,
    screen: isDone ? screen : [],
    lines: isDone
      ? found.lines.map(({ line, symbol, count, factor, times }) => {
          const amount = (lineBet * BigInt(factor) * multiplier).toString();
          return { line, symbol, count, amount, times };
        })
      : [],
    scatters: {
      count: isDone ? found.scatters : 0,
      amount: (isDone ? stake * BigInt(found.scatterFactor) * multiplier : 0n).toString(),
    },
    freeGames: isDone ? found.freeGames : 0,
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
