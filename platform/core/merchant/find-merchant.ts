import { eq, sql } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { prepared, type Reader, type Store } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import type { Merchant } from "../context.ts";
import { shareRead } from "../share-read.ts";

export type MerchantRow = typeof merchants.$inferSelect;

/** The whole row of a merchant. Refuses an unknown code with unknown_merchant. */
export async function readMerchant(store: Store, code: string): Promise<MerchantRow> {
  const read = () => findRow(store.db as Reader).execute({ code });
  const [row] = await shareRead(store, JSON.stringify(["merchant", code]), read);
  if (!row) throw new Refusal("unknown_merchant", { status: 404 });
  return row;
}

export async function findMerchant(store: Store, code: string): Promise<Merchant> {
  return toMerchant(await readMerchant(store, code));
}

const rows = new WeakMap<Merchant, MerchantRow>();

export function toMerchant(row: MerchantRow): Merchant {
  const { code, currency, currencySymbol, ageMin, settings } = row;
  const country = (settings.country as string | undefined) ?? "";
  const merchant = { code, currency, currencySymbol, country, ageMin };
  rows.set(merchant, row);
  return merchant;
}

/** The row of a call's merchant, as it was when the call began. */
export const rowOfMerchant = async (store: Store, merchant: Merchant): Promise<MerchantRow> =>
  rows.get(merchant) ?? readMerchant(store, merchant.code);

const findRow = prepared((reader) =>
  reader
    .select()
    .from(merchants)
    .where(eq(merchants.code, sql.placeholder("code")))
    .prepare("merchant_row"),
);
