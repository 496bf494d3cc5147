import { ownRow } from "../account/own-row.ts";
import type { MemberRow } from "../account/to-member.ts";
import { recordFailure } from "../audit/record-failure.ts";
import { returnFactorTries, takeFactorTry } from "../auth/attempt-limit.ts";
import { isPassword } from "../auth/password-hash.ts";
import { requireRealAccount } from "../auth/require-actor.ts";
import { useCode } from "../codes/use-code.ts";
import type { Actor, Context } from "../context.ts";
import type { InputOf } from "../contract/call.ts";
import type { proofGive } from "../contract/challenge.ts";
import { Refusal } from "../contract/refusal.ts";
import { useRecoveryCode } from "../factors/recovery.ts";
import { useTotp } from "../factors/use-totp.ts";
import type { Transaction } from "../store/open-store.ts";
import { provenTarget } from "./proof-ways.ts";
import { markProven } from "./require-proof.ts";
import { factorsOf } from "./ways-of.ts";

type Input = InputOf<typeof proofGive>;

/**
 * Proves again who holds the session; good for ten minutes. By the password, or by a code that
 * sendProofCode sent where the account was opened without one; with the app's code where one is on.
 */
export async function giveProof(context: Context, input: Input): Promise<Record<string, never>> {
  const actor = requireRealAccount(context);
  const { memberId } = actor;
  await takeFactorTry(context, memberId);
  await prove(context, actor, input).catch(async (error: unknown) => {
    if (error instanceof Refusal) await recordFailure(context, { action: "proofFailed", memberId });
    throw error;
  });
  await returnFactorTries(context, memberId);
  return {};
}

async function prove(context: Context, { memberId, sessionId }: Actor, input: Input) {
  const { store, merchant } = context;
  const known = await store.inMerchant(merchant.code, (tx) => ownRow(context, tx));
  if (known.passwordHash && !(await isPassword(known.passwordHash, input.password ?? ""))) {
    throw new Refusal("old_password_wrong", { field: "password" });
  }
  await store.inMerchant(merchant.code, async (tx) => {
    const { hasTotp } = await factorsOf(context, tx, memberId);
    if (!known.passwordHash) await proveByCode(context, tx, known, { ...input, hasTotp });
    if (hasTotp) await proveByApp(context, tx, memberId, input.code ?? "");
    await markProven(context, tx, sessionId);
  });
}

/** Who has neither a password nor a proved number or address is left with the app alone. */
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
