import { eq } from "drizzle-orm";
import type { Context, Secrets } from "../../core/context.ts";
import { keptKey } from "../../core/seal/kept-key.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { recoveryCodes } from "../../store/schema/factor.ts";
import { merchants } from "../../store/schema/merchant.ts";

type KeyContext = Pick<Context, "random" | "clock"> & {
  secrets: Pick<Secrets, "sealKey" | "dataKey" | "other">;
  merchant: { code: string };
};

/**
 * The key of a merchant's recovery codes. Only their hashes are stored, and they are valid for
 * years, so their key is kept and does not change with the master secret. Codes from before there was
 * such a key were hashed with the seal key, which then is the first one.
 */
export function recoveryKey(context: KeyContext, tx: Transaction): Promise<Uint8Array> {
  return keptKey(context, tx, "recovery", async () => {
    const [old] = await tx
      .select({ member: recoveryCodes.memberId })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.merchant, context.merchant.code))
      .limit(1);
    return old ? context.secrets.sealKey : context.random.bytes(32);
  });
}

/** Gives each merchant its key at the start, before a change of the master secret. */
export async function giveRecoveryKeys({
  store,
  ...parts
}: Omit<KeyContext, "merchant"> & { store: Store }): Promise<void> {
  for (const { code } of await store.db.select({ code: merchants.code }).from(merchants)) {
    await store.inMerchant(code, (tx) => recoveryKey({ ...parts, merchant: { code } }, tx));
  }
}
