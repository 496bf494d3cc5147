/** The sign of money with which the demonstration's words are written. */
const WRITTEN = /\bP (?=\d)/g;

/** The demonstration's words, wherever they stand in a value, with the sign of money of a house: "desde S/ 0.20". */
export function inSymbol<Value>(value: Value, symbol = "P"): Value {
  if (symbol === "P") return value;
  if (typeof value === "string") return value.replaceAll(WRITTEN, () => `${symbol} `) as Value;
  if (Array.isArray(value)) return value.map((one) => inSymbol(one, symbol)) as Value;
  if (value?.constructor !== Object) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, inSymbol(one, symbol)]);
  return Object.fromEntries(entries) as Value;
}
