/** An amount of 1/10,000 in the brands' format: "P 1,234.56", cut after the hundredths. */
export function moneyText(units: bigint, symbol: string): string {
  const hundredths = (units < 0n ? -units : units) / 100n;
  const whole = (hundredths / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ",");
  const part = (hundredths % 100n).toString().padStart(2, "0");
  return `${units < 0n ? "-" : ""}${symbol} ${whole}.${part}`;
}
