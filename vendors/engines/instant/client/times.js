// @ts-check

/**
 * Writes hundredths as a multiplier: "×1.5", in Spain "×1,5"; with decimals where it counts up.
 * @param {string} locale
 * @returns {(times: number, decimals?: number) => string}
 */
export function timesWriter(locale) {
  return (times, decimals = 0) => `×${figuresOf(locale, times, decimals)}`;
}

/**
 * @param {string} locale
 * @param {number} times
 * @param {number} decimals the fewest
 */
export function figuresOf(locale, times, decimals) {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(times / 100);
}
