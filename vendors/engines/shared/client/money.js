// @ts-check

/** @typedef {import("#vendors/wallet/money-form.ts").MoneyForm} MoneyForm */

/**
 * Writes amounts of 1/10,000 on the pages and in the browser: "$1,234.56", cut after the decimals.
 * @param {MoneyForm} form
 * @returns {(units: bigint) => string}
 */
export function moneyWriter({ locale, decimals, before, after }) {
  const cut = /** @type {const} */ ({ roundingMode: "trunc" });
  const figures = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...cut,
  });
  return (units) => {
    const size = units < 0n ? -units : units;
    const decimal = `${size / 10_000n}.${(size % 10_000n).toString().padStart(4, "0")}`;
    const written = figures.format(/** @type {`${number}`} */ (decimal));
    return `${units < 0n ? "\u2212" : ""}${before}${written}${after}`;
  };
}
