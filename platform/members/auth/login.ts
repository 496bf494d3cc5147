import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { recordFailure } from "../../core/audit/record-failure.ts";
import type { Context } from "../../core/context.ts";
import { isPassword } from "../../core/hashing/password-hash.ts";
import {
  isCaptchaAsked,
  type LoginPlace,
  requireLoginAttempt,
  returnLoginAttempts,
  returnStrangersAttempt,
  takeGuess,
  takeLoginAttempt,
  takeStrangersAttempt,
} from "../../core/limits/login-limit.ts";
import { usernameKey } from "../../domain/members/username.ts";
import { members } from "../../store/schema/merchant.ts";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { deviceStanding } from "../challenge/device.ts";
import { type LoginOutcome, openOrChallenge } from "../challenge/open-or-challenge.ts";
import { isGivenPasswordOver } from "../passwords/password-due.ts";
import { loginByCode } from "./login-by-code.ts";
import { loginPlace } from "./login-place.ts";
import type { LoginInput } from "./open-session.ts";
import { requireEntrance } from "./require-entrance.ts";

/**
 * Logs a member in by user name and password, or by a code sent to their phone. An unknown name, a
 * wrong password and a blocked account get the same answer (login_failed) after the same work. From
 * the third failure on it carries `captcha: true`.
 */
export async function login(context: Context, input: LoginInput): Promise<LoginOutcome> {
  if (input.type === "sms") return loginByCode(context, input);
  const key = usernameKey(input.username);
  const place = await loginPlace(context, key);
  await requireLoginAttempt(context, place);
  if (await takeGuess(context, place)) await useCaptcha(context, input);
  await takeLoginAttempt(context, place);
  const { row, isKnown } = await findMember(context, key);
  if (!isKnown) await takeStrangersAttempt(context, key);
  const isOver = row ? isGivenPasswordOver(row, context.clock.now()) : false;
  const fits = (await isPassword(row?.passwordHash, input.password)) && !isOver;
  if (!row || !fits || row.status !== "active") {
    // The typed name is left out, because people type passwords into the wrong field.
    await recordFailure(context, { action: "login_failed", memberId: row?.id ?? null });
    throw await loginFailed(context, place);
  }
  await returnLoginAttempts(context, place);
  if (!isKnown) await returnStrangersAttempt(context, key);
  await requireEntrance(context, row, input.as);
  const isRemembered = input.remember ?? false;
  return context.store.inMerchant(context.merchant.code, (tx) =>
    openOrChallenge(context, tx, row, { isRemembered }),
  );
}

async function loginFailed(context: Context, place: LoginPlace): Promise<Refusal> {
  const isCaptchaNext = await isCaptchaAsked(context, place);
  const details = isCaptchaNext && { details: { captcha: true } };
  return new Refusal("login_failed", { status: 401, ...details });
}

/**
 * The member of this name, and whether they logged in from here before. An unknown name costs the
 * same work.
 */
function findMember(context: Context, key: string) {
  const { store, merchant } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    const found = await tx
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.usernameKey, key)));
    const [row] = found;
    return { row, ...(await deviceStanding(context, tx, row?.id ?? "")) };
  });
}
