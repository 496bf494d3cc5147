import { and, eq } from "drizzle-orm";
import type { promotionOne } from "../../contract/club/promotions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { promotions } from "../../store/schema/promotion.ts";
import { toPromotion } from "./to-promotion.ts";

/** One promotion with its whole text, also after its end. Refuses an unknown or hidden one. */
export async function getPromotion(
  context: Context,
  input: InputOf<typeof promotionOne>,
): Promise<ValueOf<typeof promotionOne>> {
  const { store, merchant, clock } = context;
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(promotions)
      .where(
        and(
          eq(promotions.merchant, merchant.code),
          eq(promotions.id, input.id),
          eq(promotions.isEnabled, true),
        ),
      ),
  );
  const promotion = row && toPromotion(row, input.language, clock.now());
  if (!promotion) throw new Refusal("unknown_promotion", { status: 404 });
  return promotion;
}
