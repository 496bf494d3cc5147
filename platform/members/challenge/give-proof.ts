import type { proofGive } from "../../contract/members/challenge.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { recordFailure } from "../../core/audit/record-failure.ts";
import type { Actor, Context } from "../../core/context.ts";
import { isPassword } from "../../core/hashing/password-hash.ts";
import { returnFactorTries, takeFactorTry } from "../../core/limits/factor-limit.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { ownRow } from "../account/own-row.ts";
import { renewToken } from "../auth/renew-token.ts";
import { useCode } from "../codes/use-code.ts";
import { useRecoveryCode } from "../factors/recovery.ts";
import { useTotp } from "../factors/use-totp.ts";
import { factorsOf } from "./methods-of.ts";
import { provenTarget } from "./proof-methods.ts";
import { markProven } from "./require-proof.ts";

type Input = InputOf<typeof proofGive>;

/**
 * Proves the identity of the session's holder again, for ten minutes. The proof is the password, or
 * a code from sendProofCode for accounts without one. An authenticator app requires its code as
 * well. The session gets a new token, so that one stolen before gains nothing by the proof.
 */
export async function giveProof(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof proofGive>> {
  const actor = requireRealAccount(context);
  const { memberId } = actor;
  await takeFactorTry(context, memberId);
  const renewed = await prove(context, actor, input).catch(async (error: unknown) => {
    if (error instanceof Refusal) await recordFailure(context, { action: "proofFailed", memberId });
    throw error;
  });
  await returnFactorTries(context, memberId);
  return renewed;
}

async function prove(context: Context, { memberId, sessionId }: Actor, input: Input) {
  const { store, merchant } = context;
  const known = await store.inMerchant(merchant.code, (tx) => ownRow(context, tx));
  if (known.passwordHash && !(await isPassword(known.passwordHash, input.password ?? ""))) {
    throw new Refusal("old_password_wrong", { field: "password" });
  }
  return store.inMerchant(merchant.code, async (tx) => {
    const { hasTotp } = await factorsOf(context, tx, memberId);
    if (!known.passwordHash) await proveByCode(context, tx, known, { ...input, hasTotp });
    if (hasTotp) await proveByApp(context, tx, memberId, input.code ?? "");
    await markProven(context, tx, sessionId);
    return renewToken(context, tx, sessionId);
  });
}

/** A member without a password and a proved contact is left with the app only. */
async function proveByCode(
  context: Context,
  tx: Transaction,
  member: MemberRow,
  { channel, verificationCode = "", hasTotp }: Input & { hasTotp: boolean },
): Promise<void> {
  const target = channel && provenTarget(member, channel);
  if (!channel || !target) {
    if (hasTotp && !provenTarget(member, "mobile") && !provenTarget(member, "email")) return;
    throw new Refusal("verification_code_wrong", { field: "verificationCode" });
  }
  const proof = { purpose: "step-up", channel, target, code: verificationCode } as const;
  const used = await useCode(context, tx, proof);
  if (used.memberId !== member.id) {
    throw new Refusal("verification_code_wrong", { field: "verificationCode" });
  }
}

async function proveByApp(context: Context, tx: Transaction, memberId: string, code: string) {
  const fits =
    (await useTotp(context, tx, memberId, code)) ||
    (await useRecoveryCode(context, tx, memberId, code));
  if (!fits) throw new Refusal("verification_code_wrong", { field: "code" });
}
