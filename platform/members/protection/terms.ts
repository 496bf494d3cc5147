/** What the place of a merchant asks, and what its members may choose. */
export type ProtectionTerms = {
  raiseWaitMs: number;
  /** How long a higher limit may be confirmed after its wait. */
  confirmMs: number;
  timeOutHours: readonly number[];
  exclusionMonths: readonly number[];
  mayBeForEver: boolean;
  reality: { isForced: boolean; min: number; max: number };
};

const HOUR_MS = 3_600_000;

export const protectionTerms: ProtectionTerms = {
  raiseWaitMs: 24 * HOUR_MS,
  confirmMs: 168 * HOUR_MS,
  timeOutHours: [24, 168, 720],
  exclusionMonths: [6, 12, 24, 60],
  mayBeForEver: true,
  reality: { isForced: false, min: 15, max: 60 },
};
