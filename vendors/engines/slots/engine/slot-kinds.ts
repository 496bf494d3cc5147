import { engineFacts, type FiveReels, type SlotKind } from "#vendors/catalogue/engines.ts";
import { type LineCount, paylines } from "./paylines.ts";
import type { SlotRules } from "./rules.ts";
import { slot3 } from "./slot3.ts";
import { slot5 } from "./slot5.ts";

export type SlotGame = {
  rules: SlotRules;
  /** The return to the player in percent: "95.99". */
  rtp: string;
  /** The total stakes that a player may choose, in 1/10,000 of the currency. */
  stakes: readonly bigint[];
  /** The highest payout of a paid spin, in stakes. */
  highest: number;
  /** How many of a hundred paid spins pay anything, and how many more than their stake. */
  hits: number;
  gains: number;
  volatility: "low" | "medium";
};

/** The line bets that a player may choose, in hundredths. */
const LINE_BETS = [1, 2, 5, 10, 25, 50, 100, 250, 500];
const CLASSIC_LINE_BETS = [1, 2, 4, 10, 20, 40, 100, 200, 400, 1000, 2000];

type Facts = Pick<SlotGame, "highest" | "hits" | "gains">;

function slotGame(kind: FiveReels, count: LineCount, lineBetMin: number, facts: Facts): SlotGame {
  return {
    ...facts,
    volatility: "low",
    rtp: engineFacts[kind].rtp,
    rules: { ...slot5, lines: paylines(count) },
    stakes: stakesOf(
      LINE_BETS.filter((bet) => bet >= lineBetMin),
      count,
    ),
  };
}

const stakesOf = (lineBets: readonly number[], count: number) =>
  lineBets.map((bet) => BigInt(bet * count) * 100n);

/**
 * SLOT5's reels and pays with 20, 25 or 40 lines. Each line has the same distribution and the
 * scatter pays the total bet. So the return to the player is the same in all of them.
 */
const fiveReels = {
  slot5: slotGame("slot5", 20, 1, { highest: 229, hits: 40, gains: 21 }),
  slot25: slotGame("slot25", 25, 2, { highest: 183.2, hits: 48, gains: 25 }),
  slot40: slotGame("slot40", 40, 2, { highest: 138.5, hits: 48, gains: 22 }),
};

export const slotKinds: Readonly<Record<SlotKind, SlotGame>> = {
  ...fiveReels,
  slot3: {
    ...{ highest: 200, hits: 19, gains: 16, volatility: "medium" },
    rtp: engineFacts.slot3.rtp,
    rules: slot3,
    stakes: stakesOf(CLASSIC_LINE_BETS, slot3.lines.length),
  },
};

export function isSlotKind(engine: string | null): engine is SlotKind {
  return engine !== null && Object.hasOwn(slotKinds, engine);
}
