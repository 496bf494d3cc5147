/**
 * Amounts of VW/1 are decimal strings with at most four decimals; in code they are whole numbers of
 * 1/10,000 of the currency. Nothing is ever rounded.
 */
export function toAmountText(units: bigint): string {
  if (units < 0n) throw new RangeError("VW/1 knows no negative amount");
  const decimals = (units % 10_000n)
    .toString()
    .padStart(4, "0")
    .replace(/0{1,2}$/, "");
  return `${units / 10_000n}.${decimals}`;
}

/** Reads a balance or an amount; a balance may be negative after a correction. */
export function fromAmountText(text: string): bigint {
  const parts = /^(-?)(\d{1,14})(?:\.(\d{1,4}))?$/.exec(text);
  if (!parts) throw new RangeError(`Not an amount: ${text}`);
  const units = BigInt(parts[2]!) * 10_000n + BigInt((parts[3] ?? "").padEnd(4, "0"));
  return parts[1] ? -units : units;
}
