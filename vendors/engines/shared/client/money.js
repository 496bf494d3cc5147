// @ts-check

/**
 * An amount of 1/10,000 in the site's format: "P 1,234.56", cut after the hundredths.
 * @param {bigint} units
 * @param {string} symbol
 */
export function formatMoney(units, symbol) {
  const hundredths = (units < 0n ? -units : units) / 100n;
  const whole = (hundredths / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ",");
  const part = (hundredths % 100n).toString().padStart(2, "0");
  return `${units < 0n ? "-" : ""}${symbol} ${whole}.${part}`;
}
