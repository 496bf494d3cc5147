import { desc, eq } from "drizzle-orm";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { notices } from "../../store/schema/notice.ts";
import type { StaffContext } from "../staff-context.ts";

/** Every notice of a merchant, newest first, shown or not. */
export async function listAllNotices(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
): Promise<(typeof notices.$inferSelect)[]> {
  await findMerchant(store, merchant);
  return store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(notices)
      .where(eq(notices.merchant, merchant))
      .orderBy(desc(notices.publishedFrom), desc(notices.id)),
  );
}
