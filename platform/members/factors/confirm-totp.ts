import { and, eq, isNull } from "drizzle-orm";
import type { totpConfirm } from "../../contract/members/factors.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { returnFactorTries, takeFactorTry } from "../../core/limits/factor-limit.ts";
import { openText } from "../../core/seal/seal-text.ts";
import { totpSecrets } from "../../store/schema/factor.ts";
import { ownRow } from "../account/own-row.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";
import { renewRecoveryCodes } from "./recovery.ts";
import { stepOfCode } from "./totp.ts";
import { totpPlace } from "./use-totp.ts";

/** Switches the authenticator app on after a correct code, and returns ten recovery codes. */
export async function confirmTotp(
  context: Context,
  { code }: InputOf<typeof totpConfirm>,
): Promise<ValueOf<typeof totpConfirm>> {
  const { store, merchant, clock } = context;
  await takeFactorTry(context, requireActor(context).memberId);
  const recoveryCodes = await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const { id: memberId } = await ownRow(context, tx);
    const waiting = and(
      eq(totpSecrets.merchant, merchant.code),
      eq(totpSecrets.memberId, memberId),
      isNull(totpSecrets.confirmedAt),
    );
    const [known] = await tx.select().from(totpSecrets).where(waiting).for("update");
    if (!known) throw new Refusal("totp_not_started", { status: 409 });
    const now = clock.now();
    const secret = openText(context, totpPlace(memberId), known.secret);
    const step = stepOfCode(secret, code, { now, lastStep: 0 });
    if (step === null) throw new Refusal("verification_code_wrong", { field: "code" });
    await tx.update(totpSecrets).set({ confirmedAt: now, lastStep: step }).where(waiting);
    await record(context, tx, { action: "totpOn", memberId });
    return renewRecoveryCodes(context, tx, memberId);
  });
  await returnFactorTries(context, requireActor(context).memberId);
  return { recoveryCodes };
}
