import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { promotions } from "../../store/schema/promotion.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

/** Takes a promotion off the pages. It is kept and can be published again. */
export async function withdrawPromotion(
  context: StaffContext,
  merchant: string,
  id: string,
): Promise<void> {
  await asStaff(context, merchant, { action: "withdrawPromotion", details: { id } }, async (tx) => {
    const known = await tx
      .update(promotions)
      .set({ isEnabled: false })
      .where(and(eq(promotions.merchant, merchant), eq(promotions.id, id)))
      .returning({ id: promotions.id });
    if (known.length === 0) throw new Refusal("unknown_promotion", { status: 404 });
  });
}
