import type { recoveryRenew } from "../../contract/members/factors.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { ownRow } from "../account/own-row.ts";
import { factorsOf } from "../challenge/methods-of.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";
import { renewRecoveryCodes } from "./recovery.ts";

/** Makes ten recovery codes. The old ones become invalid. */
export function renewRecovery(context: Context): Promise<ValueOf<typeof recoveryRenew>> {
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const { id: memberId } = await ownRow(context, tx);
    const { hasTotp, passkeys } = await factorsOf(context, tx, memberId);
    if (!hasTotp && passkeys.length === 0) throw new Refusal("factor_needed", { status: 409 });
    await record(context, tx, { action: "recoveryRenew", memberId });
    return { recoveryCodes: await renewRecoveryCodes(context, tx, memberId) };
  });
}
