import { ownRow } from "../account/own-row.ts";
import { returnFactorTries, takeFactorTry } from "../auth/attempt-limit.ts";
import { isPassword } from "../auth/password-hash.ts";
import { requireRealAccount } from "../auth/require-actor.ts";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { proofGive, proofNeeds } from "../contract/challenge.ts";
import { Refusal } from "../contract/refusal.ts";
import { useRecoveryCode } from "../factors/recovery.ts";
import { useTotp } from "../factors/use-totp.ts";
import { markProven } from "./require-proof.ts";
import { factorsOf } from "./ways-of.ts";

/** The password, and a code where an authenticator app is on. */
export async function showProofNeeds(context: Context): Promise<ValueOf<typeof proofNeeds>> {
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const { id, passwordHash } = await ownRow(context, tx);
    const { hasTotp } = await factorsOf(context, tx, id);
    return { password: passwordHash !== "", code: hasTotp };
  });
}

/** Proves again who holds the session; good for ten minutes. */
export async function giveProof(
  context: Context,
  { password, code = "" }: InputOf<typeof proofGive>,
): Promise<Record<string, never>> {
  const { memberId, sessionId } = requireRealAccount(context);
  const { store, merchant } = context;
  await takeFactorTry(context, memberId);
  const known = await store.inMerchant(merchant.code, (tx) => ownRow(context, tx));
  if (!(await isPassword(known.passwordHash || undefined, password))) {
    throw new Refusal("old_password_wrong", { field: "password" });
  }
  await store.inMerchant(merchant.code, async (tx) => {
    const { hasTotp } = await factorsOf(context, tx, memberId);
    const fits =
      !hasTotp ||
      (await useTotp(context, tx, memberId, code)) ||
      (await useRecoveryCode(context, tx, memberId, code));
    if (!fits) throw new Refusal("verification_code_wrong", { field: "code" });
    await markProven(context, tx, sessionId);
  });
  await returnFactorTries(context, memberId);
  return {};
}
