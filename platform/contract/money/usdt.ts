/** Amounts of USDT are integers in 1/1,000,000. */
export const UNITS_PER_USDT = 1_000_000n;

/** The token's contract on the main network of TRON. */
export const USDT_TRC20 = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

/** Amounts are requested in whole cents, rounded up so that they suffice. */
const ASKED_STEP = 10_000n;
const CENT = 100n;

/** Converts USDT at `rate` (ledger units per USDT) to whole cents, rounded down. */
export const usdtToMoney = (usdt: bigint, rate: bigint): bigint =>
  ((usdt * rate) / UNITS_PER_USDT / CENT) * CENT;

/** The hundredths of a USDT that are worth at least `amount` at `rate`. */
export function moneyToUsdt(amount: bigint, rate: bigint): bigint {
  const exact = (amount * UNITS_PER_USDT + rate - 1n) / rate;
  return ((exact + ASKED_STEP - 1n) / ASKED_STEP) * ASKED_STEP;
}

/** Writes "29.07", with more decimals only where they are not zero. */
export function formatUsdt(usdt: bigint): string {
  const decimals = (usdt % UNITS_PER_USDT)
    .toString()
    .padStart(6, "0")
    .replace(/0{1,4}$/, "");
  return `${usdt / UNITS_PER_USDT}.${decimals}`;
}

/** Reads "29.07" as 1/1,000,000; null for anything else. */
export function parseUsdt(text: string): bigint | null {
  const [, whole, decimals = ""] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  return whole ? BigInt(whole) * UNITS_PER_USDT + BigInt(decimals.padEnd(6, "0")) : null;
}
