const UNITS = 10_000n;

/** "1,234.56": ten-thousandths of a unit, cut (never rounded up) to the currency's decimals. */
export function formatDecimal(amount: bigint, decimals = 2): string {
  const isNegative = amount < 0n;
  const absolute = isNegative ? -amount : amount;
  const whole = (absolute / UNITS).toString().replace(/\B(?=(\d{3})+$)/g, ",");
  const fraction = (absolute % UNITS).toString().padStart(4, "0").slice(0, decimals);
  return `${isNegative ? "−" : ""}${whole}${decimals ? `.${fraction}` : ""}`;
}

/** "P 1,234.56", as the specification writes every amount, in every language. */
export function formatAmount(
  amount: bigint,
  { symbol, decimals }: { symbol: string; decimals: number },
): string {
  return `${symbol}\u00a0${formatDecimal(amount, decimals)}`;
}

/** Whole units where nothing is behind the point: "P 500", else as formatAmount. */
export function formatAmountShort(
  amount: bigint,
  currency: { symbol: string; decimals: number },
): string {
  return amount % UNITS === 0n
    ? formatAmount(amount, { ...currency, decimals: 0 })
    : formatAmount(amount, currency);
}
