// @ts-check

/** The names of big wins by the least multiple of the stake, highest first. */
const BIG = /** @type {const} */ ([
  ["huge", 50n],
  ["great", 25n],
  ["win", 10n],
]);
/** From these multiples on a smaller gain counts longer and larger. */
const STEPS = [5n, 2n];

/** @typedef {(typeof BIG)[number][0]} BigTier */

/**
 * The kind of a big win; null for anything smaller.
 * @param {bigint} win
 * @param {bigint} stake
 * @returns {BigTier | null}
 */
export const bigTierOf = (win, stake) => BIG.find(([, least]) => win >= stake * least)?.[0] ?? null;

/**
 * The weight of a small gain, from 1 to 3.
 * @param {bigint} win
 * @param {bigint} stake
 */
export function stepOf(win, stake) {
  const passed = STEPS.findIndex((least) => win >= stake * least);
  return passed < 0 ? 1 : STEPS.length + 1 - passed;
}
