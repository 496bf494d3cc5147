import type { KeptShot } from "../kept-shots.ts";
import { type Judged, type Shot, shotName } from "../shot.ts";
import type { Comparison } from "./compare-pictures.ts";

export type Limits = {
  /** The percent of a picture's pixels that may differ. */
  difference: number;
  /** The most bytes that a page may have. */
  budget: number;
};

type Before = { kept: KeptShot | undefined; isNothingKept: boolean; comparison: Comparison };

/** Compares a shot with the kept one and the limits. */
export function judgeShot(
  { picture: _, ...shot }: Shot,
  { kept, isNothingKept, comparison }: Before,
  limits: Limits,
): Judged {
  const { difference } = comparison;
  const known = difference > limits.difference ? "differs" : "same";
  return {
    ...shot,
    name: shotName(shot),
    kind: kept ? known : isNothingKept ? "none" : "new",
    difference,
    keptBytes: kept?.bytes,
    isTooHeavy: shot.bytes > limits.budget,
  };
}

/** True when a page itself has a fault, whatever it looked like before. */
export const hasFault = ({ faults, barriers, isTooHeavy }: Judged): boolean =>
  isTooHeavy || faults.length > 0 || barriers.length > 0;

/** True when a person must confirm that the change is intended. */
export const isChanged = ({ kind }: Judged): boolean => kind === "differs" || kind === "new";

/** 0: unchanged. 1: a different look. 2: a fault, a barrier, or a page above the budget. */
export function statusOfShots(shots: readonly Judged[], { isKept }: { isKept: boolean }): number {
  if (shots.some(hasFault)) return 2;
  return !isKept && shots.some(isChanged) ? 1 : 0;
}
