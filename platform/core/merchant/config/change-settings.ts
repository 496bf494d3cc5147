import { eq } from "drizzle-orm";
import type { Transaction } from "../../../store/open-store.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { keepVersions, type Made, PLATFORM } from "./keep-versions.ts";

type Settings = Record<string, unknown>;

/**
 * Changes a merchant's settings and adds the versions that follow, in the caller's transaction.
 * Terms from before the first change, or changed past this function, become versions of the
 * platform's first.
 */
export async function changeSettings(
  tx: Transaction,
  merchant: string,
  made: Made,
  change: (settings: Settings) => Settings,
): Promise<void> {
  // It locks the row that is read next.
  await keepVersions(tx, merchant, { by: PLATFORM, at: made.at });
  const [row] = await tx
    .select({ settings: merchants.settings })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  const settings = change(row?.settings ?? {});
  await tx.update(merchants).set({ settings }).where(eq(merchants.code, merchant));
  await keepVersions(tx, merchant, made);
}
