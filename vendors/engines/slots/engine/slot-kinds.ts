import { engineFacts, type SlotKind } from "#vendors/catalogue/engines.ts";
import { type LineCount, paylines } from "./paylines.ts";
import type { SlotRules } from "./rules.ts";
import { slot5 } from "./slot5.ts";

export type SlotGame = {
  rules: SlotRules;
  /** The return to the player in percent: "95.99". */
  rtp: string;
  /** The total stakes that a player may choose, in 1/10,000 of the currency. */
  stakes: readonly bigint[];
  /** The highest payout of a paid spin, in stakes. */
  highest: number;
  /** How many of a hundred paid spins pay anything. */
  hits: number;
};

/** The line bets that a player may choose, in hundredths. */
const LINE_BETS = [1, 2, 5, 10, 25, 50, 100, 250, 500];

function slotGame(
  kind: SlotKind,
  count: LineCount,
  lineBetMin: number,
  facts: Pick<SlotGame, "highest" | "hits">,
): SlotGame {
  return {
    ...facts,
    rtp: engineFacts[kind].rtp,
    rules: { ...slot5, lines: paylines(count) },
    stakes: LINE_BETS.filter((bet) => bet >= lineBetMin).map((bet) => BigInt(bet * count) * 100n),
  };
}

/**
 * SLOT5's reels and pays with 20, 25 or 40 lines. Each line has the same distribution and the
 * scatter pays the total bet. So the return to the player is the same in all of them.
 */
export const slotKinds: Readonly<Record<SlotKind, SlotGame>> = {
  slot5: slotGame("slot5", 20, 1, { highest: 229, hits: 41 }),
  slot25: slotGame("slot25", 25, 2, { highest: 183.2, hits: 48 }),
  slot40: slotGame("slot40", 40, 2, { highest: 138.5, hits: 48 }),
};

export function isSlotKind(engine: string | null): engine is SlotKind {
  return engine !== null && Object.hasOwn(slotKinds, engine);
}
