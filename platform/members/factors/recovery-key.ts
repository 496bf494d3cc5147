import { and, eq, isNull } from "drizzle-orm";
import type { Context, Secrets } from "../../core/context.ts";
import { keptKey } from "../../core/seal/kept-key.ts";
import { openText } from "../../core/seal/seal-text.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { recoveryCodes, totpSecrets } from "../../store/schema/factor.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { totpPlace } from "./use-totp.ts";

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
    const { merchant, secrets, random } = context;
    const [old] = await tx
      .select({ memberId: recoveryCodes.memberId, totp: totpSecrets.secret })
      .from(recoveryCodes)
      .leftJoin(
        totpSecrets,
        and(
          eq(totpSecrets.merchant, recoveryCodes.merchant),
          eq(totpSecrets.memberId, recoveryCodes.memberId),
        ),
      )
      .where(eq(recoveryCodes.merchant, merchant.code))
      .orderBy(isNull(totpSecrets.secret))
      .limit(1);
    if (!old) return random.bytes(32);
    const isByOther = old.totp !== null && !opens(secrets, merchant, old.memberId, old.totp);
    return isByOther ? (secrets.other?.sealKey ?? secrets.sealKey) : secrets.sealKey;
  });
}

/** An authenticator's secret shows by which of two master secrets the old codes were hashed. */
function opens(
  { dataKey }: Pick<Secrets, "dataKey">,
  merchant: { code: string },
  memberId: string,
  sealed: string,
): boolean {
  try {
    openText({ secrets: { dataKey }, merchant }, totpPlace(memberId), sealed);
    return true;
  } catch {
    return false;
  }
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
