import { eq, sql } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { prepared, type Reader, type Store } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import type { Merchant } from "../context.ts";

export type MerchantRow = typeof merchants.$inferSelect;

/** Reads on their way, which calls at the same moment share: a page asks several at once. */
const reads = new WeakMap<Store, Map<string, Promise<MerchantRow[]>>>();

/** The whole row of a merchant. Refuses an unknown code with unknown_merchant. */
export async function readMerchant(store: Store, code: string): Promise<MerchantRow> {
  const own = reads.get(store) ?? new Map<string, Promise<MerchantRow[]>>();
  reads.set(store, own);
  const read = own.get(code) ?? rowOf(store.db as Reader).execute({ code });
  own.set(code, read);
  const [row] = await read.finally(() => own.delete(code));
  if (!row) throw new Refusal("unknown_merchant", { status: 404 });
  return row;
}

export async function findMerchant(store: Store, code: string): Promise<Merchant> {
  return toMerchant(await readMerchant(store, code));
}

export function toMerchant({ code, currency, currencySymbol, ageMin }: MerchantRow): Merchant {
  return { code, currency, currencySymbol, ageMin };
}

const rowOf = prepared((reader) =>
  reader
    .select()
    .from(merchants)
    .where(eq(merchants.code, sql.placeholder("code")))
    .prepare("merchant_row"),
);
