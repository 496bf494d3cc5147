import type { JackpotOption } from "#themes/define-brand.ts";

/** A whole number from 0 to bound − 1. */
export type Below = (bound: number) => number;

const UNITS = 10_000n;
const UNITS_PER_CENT = 100n;
/** The ticker under a banner adds 165.11 each time. */
const TICKER_STEP = 1_651_100n;
const STEP_MIN = 100;
const STEP_MAX = 500;
/** The clock starts at the seconds since 1970 divided by 2.8. */
const CLOCK_DIVISOR = 2.8;

/** The first figure of an invented counter, in ten-thousandths. */
export function startOf(
  option: JackpotOption,
  { now, below }: { now: number; below: Below },
): bigint {
  const { mode, min, max, start } = option;
  if (mode === "clock")
    return (BigInt(Math.floor((now / 1000 / CLOCK_DIVISOR) * 100)) * UNITS) / 100n;
  if (mode === "fixed") return BigInt(start) * UNITS;
  return BigInt(min) * UNITS + BigInt(below((max - min) * 100 + 1)) * UNITS_PER_CENT;
}

/** The growth of an invented counter at each step. */
export function stepOf({ growth }: Pick<JackpotOption, "growth">, below: Below): bigint {
  if (growth === "ticker") return TICKER_STEP;
  return BigInt(STEP_MIN + below(STEP_MAX - STEP_MIN + 1)) * UNITS;
}

/**
 * The next figure between the shown one and the platform's, which it never passes. After a win the
 * pot starts lower, and that is shown at once.
 */
export function stepToward(shown: bigint, reported: bigint, stepsLeft: number): bigint {
  if (reported <= shown || stepsLeft <= 1) return reported;
  return shown + (reported - shown) / BigInt(stepsLeft);
}

/** How long each figure stays: three seconds for the ticker, otherwise the brand's setting. */
export function intervalOf({ growth, everyMs }: JackpotOption): number {
  return growth === "ticker" ? 3000 : everyMs;
}
