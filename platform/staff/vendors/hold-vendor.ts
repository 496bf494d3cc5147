import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";

/** The condition for one vendor of a merchant. */
export const isVendor = (merchant: string, code: string) =>
  and(eq(vendors.merchant, merchant), eq(vendors.code, code));

/** Locks a merchant's vendor until the transaction ends. Refuses others with unknown_vendor. */
export async function holdVendor(tx: Transaction, merchant: string, code: string) {
  const [row] = await tx.select().from(vendors).where(isVendor(merchant, code)).for("update");
  if (!row) throw new Refusal("unknown_vendor", { field: "vendor", status: 404 });
  return row;
}
