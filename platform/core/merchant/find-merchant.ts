import { eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Store } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import type { Merchant } from "../context.ts";

export type MerchantRow = typeof merchants.$inferSelect;

/** The whole row of a merchant. Refuses an unknown code with unknown_merchant. */
export async function readMerchant(store: Store, code: string): Promise<MerchantRow> {
  const [row] = await store.db.select().from(merchants).where(eq(merchants.code, code));
  if (!row) throw new Refusal("unknown_merchant", { status: 404 });
  return row;
}

export async function findMerchant(store: Store, code: string): Promise<Merchant> {
  return toMerchant(await readMerchant(store, code));
}

export function toMerchant({ code, currency, currencySymbol, ageMin }: MerchantRow): Merchant {
  return { code, currency, currencySymbol, ageMin };
}
