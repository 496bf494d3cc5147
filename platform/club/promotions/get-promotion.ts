import { and, eq } from "drizzle-orm";
import type { promotionOne } from "../../contract/club/promotions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { promotions } from "../../store/schema/promotion.ts";
import { campaignPromotions } from "../campaigns/campaign-promotions.ts";
import { toPromotion } from "./to-promotion.ts";

/**
 * One promotion with its whole text, also after its end, or a campaign that runs for the caller. Refuses
 * an unknown or hidden one.
 */
export async function getPromotion(
  context: Context,
  input: InputOf<typeof promotionOne>,
): Promise<ValueOf<typeof promotionOne>> {
  const { store, merchant, clock } = context;
  const row = await store.inMerchant(merchant.code, async (tx) => {
    const [own] = await tx
      .select()
      .from(promotions)
      .where(
        and(
          eq(promotions.merchant, merchant.code),
          eq(promotions.id, input.id),
          eq(promotions.isEnabled, true),
        ),
      );
    return own ?? (await campaignPromotions(context, tx)).find(({ id }) => id === input.id);
  });
  const promotion = row && toPromotion(row, input.language, clock.now());
  if (!promotion) throw new Refusal("unknown_promotion", { status: 404 });
  return promotion;
}
