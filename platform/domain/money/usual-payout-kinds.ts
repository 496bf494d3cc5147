import type { PayoutKind } from "../../contract/money/payout.ts";

const BY_CURRENCY: Record<string, PayoutKind[]> = {
  MXN: ["clabe", "card", "usdt"],
  PEN: ["cci", "card", "usdt"],
  ARS: ["cbu", "usdt"],
  EUR: ["iban", "usdt"],
};

/** What is usually paid out to where money is counted in a currency (ISO 4217), the usual one first. */
export function usualPayoutKinds(currency: string): PayoutKind[] {
  return BY_CURRENCY[currency] ?? ["card", "iban", "usdt"];
}
