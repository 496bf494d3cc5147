import { and, eq } from "drizzle-orm";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { recoveryCodes, totpSecrets } from "../../store/schema/factor.ts";
import { ownRow } from "../account/own-row.ts";
import { distrustDevices } from "../challenge/device.ts";
import { factorsOf } from "../challenge/methods-of.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";

/** Switches the authenticator app off and removes its recovery codes. */
export async function endTotp(context: Context): Promise<Record<string, never>> {
  const { store, merchant } = context;
  await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const { id: memberId } = await ownRow(context, tx);
    await tx
      .delete(totpSecrets)
      .where(and(eq(totpSecrets.merchant, merchant.code), eq(totpSecrets.memberId, memberId)));
    const { passkeys } = await factorsOf(context, tx, memberId);
    if (passkeys.length === 0) {
      await tx
        .delete(recoveryCodes)
        .where(
          and(eq(recoveryCodes.merchant, merchant.code), eq(recoveryCodes.memberId, memberId)),
        );
    }
    await distrustDevices(context, tx, memberId);
    await record(context, tx, { action: "totpOff", memberId });
  });
  return {};
}
