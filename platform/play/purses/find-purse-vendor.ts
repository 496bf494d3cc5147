import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";

export type PurseVendor = typeof vendors.$inferSelect;

/** The merchant's vendors with purses of their own, including disabled ones. */
export function listPurseVendors(tx: Reader, merchant: string): Promise<PurseVendor[]> {
  return tx
    .select()
    .from(vendors)
    .where(and(eq(vendors.merchant, merchant), eq(vendors.walletType, "transfer")))
    .orderBy(asc(vendors.position), asc(vendors.code));
}
