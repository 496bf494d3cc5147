import { asc, eq } from "drizzle-orm";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { activityStatus } from "../../domain/club/activity-status.ts";
import { promotions } from "../../store/schema/promotion.ts";
import type { StaffContext } from "../staff-context.ts";

type Listed = typeof promotions.$inferSelect & { status: ReturnType<typeof activityStatus> };

/** Every promotion of a merchant, published or not, with its present status. */
export async function listAllPromotions(
  { store, clock }: StaffContext,
  merchant: string,
): Promise<Listed[]> {
  await findMerchant(store, merchant);
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(promotions)
      .where(eq(promotions.merchant, merchant))
      .orderBy(asc(promotions.position), asc(promotions.id)),
  );
  return rows.map((row) => ({ ...row, status: activityStatus(row, null, clock.now()) }));
}
