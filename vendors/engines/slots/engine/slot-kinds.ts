import { engineFacts, type SlotKind } from "#vendors/catalogue/engines.ts";
import { slotChosen } from "./models/slot-chosen.ts";
import { slotGrowing } from "./models/slot-growing.ts";
import { slotHold } from "./models/slot-hold.ts";
import { slotWays } from "./models/slot-ways.ts";
import { slot3 } from "./models/slot3.ts";
import { slot5 } from "./models/slot5.ts";
import { paylines } from "./paylines.ts";
import type { SlotRules } from "./rules.ts";

export type SlotGame = {
  rules: SlotRules;
  /** The return to the player in percent: "95.99". */
  rtp: string;
  /** The total stakes that a player may choose, in 1/10,000 of the currency. */
  stakes: readonly bigint[];
  /** The highest payout of a paid spin, in stakes. */
  highest: number;
  /** That of a free game; null without free games. */
  highestFree: number | null;
  /** How many of a hundred paid spins pay anything, and how many more than their stake. */
  hits: number;
  gains: number;
  volatility: "low" | "medium" | "high";
  /** Coins hold about once in so many spins; null without coins. */
  coinsOnceIn: number | null;
};

/** The bets that a player may choose, in hundredths. */
const BETS = [1, 2, 5, 10, 25, 50, 100, 250, 500];
const FROM_TWO = BETS.filter((bet) => bet > 1);
/** Ten lines need larger bets for the same stakes. */
const BETS_OF_TEN = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const CLASSIC_BETS = [1, 2, 4, 10, 20, 40, 100, 200, 400, 1000, 2000];

type Facts = Omit<SlotGame, "rules" | "rtp" | "stakes" | "coinsOnceIn"> & { coinsOnceIn?: number };

function slotGame(kind: SlotKind, rules: SlotRules, bets: readonly number[], facts: Facts) {
  const stakes = bets.map((bet) => BigInt(bet * rules.bets) * 100n);
  return { rules, stakes, rtp: engineFacts[kind].rtp, coinsOnceIn: null, ...facts };
}

/**
 * SLOT5's reels and pays with other lines. Each line has the same distribution and the scatter pays
 * the total bet. So the return to the player is the same in all of them.
 */
const withLines = (bets: 25 | 40): SlotRules => ({ ...slot5, bets, lines: paylines(bets) });

export const slotKinds: Readonly<Record<SlotKind, SlotGame>> = {
  slot5: slotGame("slot5", slot5, BETS, {
    ...{ highest: 229, highestFree: 458, hits: 40, gains: 21, volatility: "low" },
  }),
  slot25: slotGame("slot25", withLines(25), FROM_TWO, {
    ...{ highest: 183.2, highestFree: 366.4, hits: 48, gains: 25, volatility: "low" },
  }),
  slot40: slotGame("slot40", withLines(40), FROM_TWO, {
    ...{ highest: 138.5, highestFree: 277, hits: 48, gains: 22, volatility: "low" },
  }),
  slotWays: slotGame("slotWays", slotWays, BETS, {
    ...{ highest: 216.32, highestFree: 648.96, hits: 47, gains: 19, volatility: "medium" },
  }),
  slotGrowing: slotGame("slotGrowing", slotGrowing, BETS_OF_TEN, {
    ...{ highest: 841, highestFree: 1682, hits: 28, gains: 16, volatility: "medium" },
  }),
  slotChosen: slotGame("slotChosen", slotChosen, BETS_OF_TEN, {
    ...{ highest: 513.5, highestFree: 5502, hits: 25, gains: 9, volatility: "high" },
  }),
  slotHold: slotGame("slotHold", slotHold, BETS, {
    ...{ highest: 1860, highestFree: null, hits: 30, gains: 15, volatility: "medium" },
    coinsOnceIn: 110,
  }),
  slot3: slotGame("slot3", slot3, CLASSIC_BETS, {
    ...{ highest: 200, highestFree: null, hits: 19, gains: 16, volatility: "medium" },
  }),
};

export function isSlotKind(engine: string | null): engine is SlotKind {
  return engine !== null && Object.hasOwn(slotKinds, engine);
}
