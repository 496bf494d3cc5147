import { and, asc, eq } from "drizzle-orm";
import { PROMOTION_CATEGORIES } from "../../contract/club/promotion-categories.ts";
import type { promotionList } from "../../contract/club/promotions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { promotions } from "../../store/schema/promotion.ts";
import { campaignPromotions } from "../campaigns/campaign-promotions.ts";
import { toPromotion } from "./to-promotion.ts";

/**
 * Campaigns to start with that run for the caller, running and coming promotions in the merchant's order,
 * the other campaigns, then the finished promotions, latest end first.
 */
export async function listPromotions(
  context: Context,
  input: InputOf<typeof promotionList>,
): Promise<ValueOf<typeof promotionList>> {
  const { store, merchant, clock } = context;
  const rows = await store.inMerchant(merchant.code, async (tx) => {
    const own = await tx
      .select()
      .from(promotions)
      .where(and(eq(promotions.merchant, merchant.code), eq(promotions.isEnabled, true)))
      .orderBy(asc(promotions.position), asc(promotions.id));
    const campaigns = await campaignPromotions(context, tx);
    const isFirst = ({ category }: (typeof campaigns)[number]) => category === "START";
    return [...campaigns.filter(isFirst), ...own, ...campaigns.filter((one) => !isFirst(one))];
  });
  const all = rows.flatMap((row) => toPromotion(row, input.language, clock.now()) ?? []);
  const wanted = all.filter(({ category }) => !input.category || category === input.category);
  const over = wanted.filter(({ status }) => status === "CLOSE");
  return {
    list: [
      ...wanted.filter(({ status }) => status !== "CLOSE"),
      ...over.sort((one, other) => other.endsAt! - one.endsAt!),
    ].map(({ html: _html, link: _link, ...card }) => card),
    categories: PROMOTION_CATEGORIES.map((category) => ({
      category,
      count: all.filter((promotion) => promotion.category === category).length,
    })).filter(({ count }) => count > 0),
  };
}
