import type { SlotKind } from "#vendors/catalogue/engines.ts";
import { type LineCount, paylines } from "./paylines.ts";
import type { SlotRules } from "./rules.ts";
import { slot5 } from "./slot5.ts";

export type SlotGame = {
  rules: SlotRules;
  /** The total stakes that a player may choose, in 1/10,000 of the currency. */
  stakes: readonly bigint[];
};

/** The line bets that a player may choose, in hundredths. */
const LINE_BETS = [1, 2, 5, 10, 25, 50, 100, 250, 500];

function slotGame(count: LineCount, lineBetMin: number): SlotGame {
  return {
    rules: { ...slot5, lines: paylines(count) },
    stakes: LINE_BETS.filter((bet) => bet >= lineBetMin).map((bet) => BigInt(bet * count) * 100n),
  };
}

/**
 * SLOT5's reels and pays with 20, 25 or 40 lines. Each line has the same distribution and the
 * scatter pays the total bet. So the return to the player is the same in all of them.
 */
export const slotKinds: Readonly<Record<SlotKind, SlotGame>> = {
  slot5: slotGame(20, 1),
  slot25: slotGame(25, 2),
  slot40: slotGame(40, 2),
};

export function isSlotKind(engine: string | null): engine is SlotKind {
  return engine !== null && Object.hasOwn(slotKinds, engine);
}
