import { eq } from "drizzle-orm";
import type { MerchantRow } from "../../../../core/merchant/find-merchant.ts";
import type { Transaction } from "../../../../store/open-store.ts";
import { merchants } from "../../../../store/schema/merchant.ts";

type Settings = Record<string, unknown>;

/** The merchant's row; undefined while it has none. */
export async function merchantRow(
  tx: Transaction,
  merchant: string,
): Promise<MerchantRow | undefined> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.code, merchant));
  return row;
}

/** Changes columns of the merchant's row. */
export async function updateRow(
  tx: Transaction,
  merchant: string,
  set: Partial<typeof merchants.$inferInsert>,
): Promise<void> {
  await tx.update(merchants).set(set).where(eq(merchants.code, merchant));
}

/** Replaces the merchant's settings by what `change` makes of them. */
export async function updateSettings(
  tx: Transaction,
  merchant: string,
  change: (settings: Settings) => Settings,
): Promise<void> {
  const row = await merchantRow(tx, merchant);
  await updateRow(tx, merchant, { settings: change(row?.settings ?? {}) });
}

/** The settings with one of them set, or without it for null. */
export function withDocument(settings: Settings, name: string, value: unknown): Settings {
  const { [name]: _before, ...others } = settings;
  return value === null ? others : { ...others, [name]: value };
}
