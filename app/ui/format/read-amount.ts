/** By the sign in front of the decimals; the other one may stand between thousands. */
const SHAPES = {
  ".": /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,4}))?$/,
  ",": /^(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,4}))?$/,
};
/** Two decimals at most after a point can be nothing else, whatever the language. */
const PLAIN = /^(\d{1,12})\.(\d{1,2})$/;
const UNITS = 10_000n;

export type WrittenMoney = { symbol: string; decimals: number; decimalSign: keyof typeof SHAPES };

/**
 * What a person types as an amount, in ledger units: "1,250.5" is 12505000n, and so is "1.250,5"
 * where decimals have a comma. Spaces and the currency's symbol are forgiven, and thousands may be
 * set apart. Null for anything else, and for more decimals than the currency has.
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
