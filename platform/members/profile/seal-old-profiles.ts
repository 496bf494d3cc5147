import { and, eq, sql } from "drizzle-orm";
import type { Random, Secrets } from "../../core/context.ts";
import { isSealed, SEAL_MARK } from "../../core/seal/seal-text.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { PRIVATE_FIELD, sealProfile } from "./seal-profile.ts";

type Parts = { store: Store; secrets: Pick<Secrets, "dataKey">; random: Random };

const BATCH = 500;

const liesOpen = sql`exists (
  select from jsonb_each_text(${members.profile})
  where key ~* ${PRIVATE_FIELD} and value <> '' and value not like ${`${SEAL_MARK}%`})`;

/**
 * Seals private fields of old profiles and returns how many there were. Safe to run at every start:
 * a second run changes nothing, and parallel instances take different rows.
 */
export async function sealOldProfiles(parts: Parts): Promise<number> {
  const rows = await parts.store.db.select({ code: merchants.code }).from(merchants);
  let total = 0;
  for (const { code } of rows) {
    for (let sealed = BATCH; sealed === BATCH; total += sealed) {
      sealed = await parts.store.inMerchant(code, (tx) => sealBatch(parts, tx, code));
    }
  }
  return total;
}

async function sealBatch(parts: Parts, tx: Transaction, code: string): Promise<number> {
  const rows = await tx
    .select({ id: members.id, profile: members.profile })
    .from(members)
    .where(and(eq(members.merchant, code), liesOpen))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  const context = { ...parts, merchant: { code } };
  for (const { id, profile } of rows) {
    const open = Object.entries(profile).filter(([, value]) => !isSealed(value));
    const sealed = sealProfile(context, id, Object.fromEntries(open));
    await tx
      .update(members)
      .set({ profile: { ...profile, ...sealed } })
      .where(and(eq(members.merchant, code), eq(members.id, id)));
  }
  return rows.length;
}
