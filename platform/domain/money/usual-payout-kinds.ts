import type { PayoutKind } from "../../contract/money/payout.ts";

const BY_CURRENCY: Record<string, PayoutKind[]> = {
  MXN: ["clabe", "card", "usdt"],
  PEN: ["cci", "card", "usdt"],
  ARS: ["cbu", "usdt"],
  EUR: ["iban", "usdt"],
};

/** The usual kinds of payout for a currency (ISO 4217), the most usual first. */
export function usualPayoutKinds(currency: string): PayoutKind[] {
  return BY_CURRENCY[currency] ?? ["card", "iban", "usdt"];
}
