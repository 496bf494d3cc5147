import { UNITS_PER_CURRENCY } from "../contract/wire/money.ts";

const AMOUNT = /^(\d{1,12})(?:\.(\d{1,4}))?$/;

/**
 * Reads a decimal amount ("12.5") into ledger units (125000n). Null for anything else. A fifth
 * decimal is refused, because money is never rounded here.
 */
export function parseAmount(text: string): bigint | null {
  const [, whole, decimals] = AMOUNT.exec(text) ?? [];
  if (!whole) return null;
  return BigInt(whole) * UNITS_PER_CURRENCY + BigInt((decimals ?? "").padEnd(4, "0"));
}

/** Writes ledger units with two decimals, or more where they are not zero. */
export function formatAmount(units: bigint): string {
  const size = units < 0n ? -units : units;
  const decimals = (size % UNITS_PER_CURRENCY)
    .toString()
    .padStart(4, "0")
    .replace(/0{1,2}$/, "");
  return `${units < 0n ? "-" : ""}${size / UNITS_PER_CURRENCY}.${decimals}`;
}
