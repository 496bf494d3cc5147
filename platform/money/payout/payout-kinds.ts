import { PAYOUT_KINDS, type PayoutKind } from "../../contract/money/payout.ts";
import type { Context } from "../../core/context.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { usualPayoutKinds } from "../../domain/money/usual-payout-kinds.ts";

/** The merchant's kinds of payout: its setting `payoutKinds`, or the usual ones of its currency. */
export async function payoutKinds(context: Context): Promise<PayoutKind[]> {
  const { settings, currency } = await rowOfMerchant(context.store, context.merchant);
  const set = settings.payoutKinds;
  if (Array.isArray(set)) return PAYOUT_KINDS.filter((kind) => set.includes(kind));
  return usualPayoutKinds(currency);
}
