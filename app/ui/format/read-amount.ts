/** By the decimal sign; the other sign may separate thousands. */
const SHAPES = {
  ".": /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,4}))?$/,
  ",": /^(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,4}))?$/,
};
/** A point with at most two decimals is unambiguous in every language. */
const PLAIN = /^(\d{1,12})\.(\d{1,2})$/;
const UNITS = 10_000n;

export type WrittenMoney = { symbol: string; decimals: number; decimalSign: keyof typeof SHAPES };

/**
 * Parses a typed amount into ledger units: "1,250.5" is 12505000n, and so is "1.250,5" where
 * decimals have a comma. Spaces, the currency's symbol and thousands separators are allowed. Null
 * for anything else, and for more decimals than the currency has.
 */
export function readAmount(typed: string, written: WrittenMoney): bigint | null {
  const { symbol, decimals, decimalSign } = written;
  const bare = typed.replace(/\s/g, "");
  const text = bare.startsWith(symbol)
    ? bare.slice(symbol.length)
    : bare.endsWith(symbol)
      ? bare.slice(0, -symbol.length)
      : bare;
  const [, whole, fraction = ""] = SHAPES[decimalSign].exec(text) ?? PLAIN.exec(text) ?? [];
  if (!whole || fraction.length > decimals) return null;
  return BigInt(whole.replace(/\D/g, "")) * UNITS + BigInt(fraction.padEnd(4, "0"));
}
