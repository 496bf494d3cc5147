const SHAPE = /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,4}))?$/;
const UNITS = 10_000n;

/**
 * What a person types as an amount, in ledger units: "1,250.5" is 12505000n. Spaces and the
 * currency's symbol are forgiven, thousands may have commas. Null for anything else, and for more
 * decimals than the currency has.
 */
export function readAmount(
  typed: string,
  currency: { symbol: string; decimals: number },
): bigint | null {
  const bare = typed.replace(/\s/g, "");
  const text = bare.startsWith(currency.symbol) ? bare.slice(currency.symbol.length) : bare;
  const [, whole, fraction = ""] = SHAPE.exec(text) ?? [];
  if (!whole || fraction.length > currency.decimals) return null;
  return BigInt(whole.replaceAll(",", "")) * UNITS + BigInt(fraction.padEnd(4, "0"));
}
