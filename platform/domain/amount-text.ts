import { UNITS_PER_CURRENCY } from "../contract/money.ts";

/** "12.5" → 125000n ledger units; null when the text is no amount of at most four decimals. */
export function parseAmount(text: string): bigint | null {
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  return BigInt(match[1] ?? "0") * UNITS_PER_CURRENCY + BigInt((match[2] ?? "").padEnd(4, "0"));
}

/** 125000n ledger units → "12.50": at least two decimals, more only where they are not zero. */
export function formatAmount(units: bigint): string {
  const whole = units / UNITS_PER_CURRENCY;
  const rest = (units % UNITS_PER_CURRENCY).toString().padStart(4, "0");
  return `${whole}.${rest.slice(0, 2)}${rest.slice(2).replace(/0+$/, "")}`;
}
