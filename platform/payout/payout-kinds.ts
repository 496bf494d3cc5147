import type { Context } from "../context.ts";
import { PAYOUT_KINDS, type PayoutKind } from "../contract/payout.ts";
import { readMerchant } from "../site/find-merchant.ts";

const BY_CURRENCY: Record<string, PayoutKind[]> = {
  MXN: ["clabe", "card", "usdt"],
  ARS: ["cbu", "usdt"],
  EUR: ["iban", "usdt"],
};

/** What a merchant pays out to: its setting `payoutKinds`, or what is usual for its currency. */
export async function payoutKinds(context: Context): Promise<PayoutKind[]> {
  const { settings, currency } = await readMerchant(context.store, context.merchant.code);
  const set = settings.payoutKinds;
  if (Array.isArray(set)) return PAYOUT_KINDS.filter((kind) => set.includes(kind));
  return BY_CURRENCY[currency] ?? ["card", "iban", "usdt"];
}
