import { asc, eq } from "drizzle-orm";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { banners } from "../../store/schema/notice.ts";
import type { StaffContext } from "../staff-context.ts";

/** Every banner of a merchant, shown or not. */
export async function listAllBanners(
  { store }: StaffContext,
  merchant: string,
): Promise<(typeof banners.$inferSelect)[]> {
  await findMerchant(store, merchant);
  return store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(banners)
      .where(eq(banners.merchant, merchant))
      .orderBy(asc(banners.groupName), asc(banners.position), asc(banners.id)),
  );
}
