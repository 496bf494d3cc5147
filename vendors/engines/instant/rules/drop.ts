import { drawBelow } from "../../../wallet/draw-below.ts";
import { fraction } from "../../shared/fraction.ts";
import type { InstantRules } from "./instant-rules.ts";
import { waysToChoose } from "./places.ts";

export const ROWS = 12;
export const RISKS = ["low", "medium", "high"] as const;
export type Risk = (typeof RISKS)[number];

/** What a stake of 100 is paid in the slots from the rim to the middle. */
const HALF: Readonly<Record<Risk, readonly number[]>> = {
  low: [1_000, 350, 160, 120, 110, 100, 50],
  medium: [3_200, 1_000, 390, 190, 110, 60, 30],
  high: [16_000, 2_400, 760, 200, 70, 20, 20],
};

/** The thirteen slots from left to right. */
export const slotsOf = (risk: Risk): readonly number[] => [
  ...HALF[risk],
  ...HALF[risk].slice(0, -1).reverse(),
];

export const slotOf = (drawn: readonly number[]): number =>
  drawn.reduce((sum, bit) => sum + bit, 0);

const isRisk = (pick: string): pick is Risk => RISKS.some((risk) => risk === pick);

/** A ball falls past twelve rows of pegs, at each to the left or to the right. */
export const drop: InstantRules = {
  isPick: isRisk,
  draw(random) {
    const bits = drawBelow(random, 2 ** ROWS);
    return Array.from({ length: ROWS }, (_, row) => (bits >> row) & 1);
  },
  isDrawn: (_, drawn) => drawn.length === ROWS && drawn.every((bit) => bit === 0 || bit === 1),
  timesOf: (pick, drawn) => (isRisk(pick) ? slotsOf(pick)[slotOf(drawn)]! : 0),
  returnOf(pick) {
    const slots = isRisk(pick) ? slotsOf(pick) : [];
    const sum = slots.reduce(
      (so, times, slot) => so + waysToChoose(ROWS, slot) * BigInt(times),
      0n,
    );
    return fraction(sum, 100n * 2n ** BigInt(ROWS));
  },
  published: () => new Map(RISKS.map((risk) => [risk, risk])),
  pickOf: (random) => RISKS[drawBelow(random, RISKS.length)]!,
};
