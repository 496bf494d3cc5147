import type { KeptShot } from "../kept-shots.ts";
import { type Judged, type Shot, shotName } from "../shot.ts";
import type { Comparison } from "./compare-pictures.ts";

export type Limits = {
  /** Pixels of a picture that may differ, in percent. */
  difference: number;
  /** What a page may weigh, in bytes. */
  budget: number;
};

type Before = { kept: KeptShot | undefined; isNothingKept: boolean; comparison: Comparison };

/** Holds a shot against the kept one and the limits. */
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

/** Whether something is wrong with a page itself, whatever it looked like before. */
export const hasFault = ({ faults, barriers, isTooHeavy }: Judged): boolean =>
  isTooHeavy || faults.length > 0 || barriers.length > 0;

/** Whether a person has to say that this is meant. */
export const isChanged = ({ kind }: Judged): boolean => kind === "differs" || kind === "new";

/** 0: as it was kept. 1: something looks otherwise. 2: a fault, a barrier, or a page above the budget. */
export function statusOfShots(shots: readonly Judged[], { isKept }: { isKept: boolean }): number {
  if (shots.some(hasFault)) return 2;
  return !isKept && shots.some(isChanged) ? 1 : 0;
}
