import type { challengeAnswer } from "../../contract/members/challenge.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import { recordFailure } from "../../core/audit/record-failure.ts";
import type { Context } from "../../core/context.ts";
import { returnFactorTries, takeFactorTry } from "../../core/limits/factor-limit.ts";
import { tellOfNewDevice } from "../../core/outbox/tell-member.ts";
import type { Transaction } from "../../store/open-store.ts";
import { openSession, type SessionKind } from "../auth/open-session.ts";
import { useCode } from "../codes/use-code.ts";
import { takeRequest } from "../factors/passkey-request.ts";
import { useRecoveryCode } from "../factors/recovery.ts";
import { usePasskey } from "../factors/use-passkey.ts";
import { useTotp } from "../factors/use-totp.ts";
import { deviceStanding, trustDevice } from "./device.ts";
import {
  endChallenge,
  findChallenge,
  type OpenChallenge,
  requireMethod,
  takeChallengeTry,
} from "./find-challenge.ts";
import { targetOf } from "./send-challenge-code.ts";

type Input = InputOf<typeof challengeAnswer>;

/**
 * Logs a member in after the correct password and a second proof. Five wrong answers end the
 * challenge. Codes are limited per account as well, so that a new challenge buys no new guesses.
 */
export async function answerChallenge(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof challengeAnswer>> {
  await takeChallengeTry(context, input.id);
  let memberId = "";
  const answered = context.store.inMerchant(context.merchant.code, async (tx) => {
    const open = await findChallenge(context, tx, input.id, { isTried: true });
    memberId = open.member.id;
    requireMethod(open, input.way);
    await prove(context, tx, open, input);
    await endChallenge(context, tx, input.id);
    const { member } = open;
    const { isKnown } = await deviceStanding(context, tx, member.id);
    const details = { way: input.way, trusted: input.rememberDevice };
    await record(context, tx, { action: "challengeAnswer", memberId: member.id, details });
    if (!isKnown) await tellOfNewDevice(context, tx, member);
    const session = await openSession(context, tx, member, open.challenge.kind as SessionKind);
    if (input.rememberDevice) await trustDevice(context, tx, member.id, session.deviceToken);
    return { ...session, isRemembered: open.challenge.isRemembered };
  });
  return answered.catch(async (error: unknown) => {
    // This guesser knows the password, so the owner must see the attempt.
    if (error instanceof Refusal && memberId) {
      await recordFailure(context, {
        action: "login_failed",
        memberId,
        details: { way: input.way },
      });
    }
    throw error;
  });
}

async function prove(context: Context, tx: Transaction, open: OpenChallenge, input: Input) {
  const { member } = open;
  const { way, code = "" } = input;
  if (way === "passkey") {
    const id = input.requestId ?? "";
    const request = await takeRequest(context, tx, {
      id,
      purpose: "challenge",
      memberId: member.id,
    });
    await usePasskey(context, tx, request, input.assertion ?? {});
    return;
  }
  if (way === "mobile" || way === "email") {
    const target = targetOf(member, way);
    await useCode(context, tx, { purpose: "challenge", channel: way, target, code });
    return;
  }
  await takeFactorTry(context, member.id);
  const use = way === "totp" ? useTotp : useRecoveryCode;
  if (!(await use(context, tx, member.id, code))) {
    throw new Refusal("verification_code_wrong", { field: "verificationCode" });
  }
  await returnFactorTries(context, member.id);
}
