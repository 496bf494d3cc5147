import type { Context } from "../context.ts";
import { PAYOUT_KINDS, type PayoutKind } from "../contract/payout.ts";
import { usualPayoutKinds } from "../domain/usual-payout-kinds.ts";
import { readMerchant } from "../site/find-merchant.ts";

/** What a merchant pays out to: its setting `payoutKinds`, or what is usual for its currency. */
export async function payoutKinds(context: Context): Promise<PayoutKind[]> {
  const { settings, currency } = await readMerchant(context.store, context.merchant.code);
  const set = settings.payoutKinds;
  if (Array.isArray(set)) return PAYOUT_KINDS.filter((kind) => set.includes(kind));
  return usualPayoutKinds(currency);
}
