import { countRegistration } from "../auth/attempt-limit.ts";
import { openSession, type Session } from "../auth/open-session.ts";
import { hashPassword } from "../auth/password-hash.ts";
import { newId } from "../auth/token.ts";
import type { Context } from "../context.ts";
import { ACCOUNT_TYPE } from "../contract/auth.ts";
import { Refusal } from "../contract/refusal.ts";
import { usernameKey } from "../domain/username.ts";
import { writeMessage } from "../site/write-message.ts";
import { members } from "../store/schema/merchant.ts";
import { checkRegistration, type RegisterInput } from "./check-registration.ts";
import { readRegisterPolicy } from "./read-register-policy.ts";

/** Makes a member, greets them, and logs them in, all or nothing. */
export async function register(context: Context, input: RegisterInput): Promise<Session> {
  const policy = await readRegisterPolicy(context);
  checkRegistration(policy, input);
  await countRegistration(context);
  const row = await newMemberRow(context, input);
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const [member] = await tx.insert(members).values(row).onConflictDoNothing().returning();
    if (!member) throw new Refusal("username_taken", { field: "username", status: 409 });
    await writeMessage(context, tx, member.id, "welcome", { account: member.username });
    return openSession(context, tx, member);
  });
}

async function newMemberRow(context: Context, input: RegisterInput) {
  const { random, clock, merchant, language } = context;
  return {
    merchant: merchant.code,
    id: newId(random),
    username: input.username,
    usernameKey: usernameKey(input.username),
    passwordHash: await hashPassword(input.password, random),
    nickname: input.username,
    type: ACCOUNT_TYPE.member,
    profile: await profileOf(context, input),
    language,
    createdAt: clock.now(),
  };
}

const PROFILE = [
  "payeeName",
  "email",
  "mobileNum",
  "qqNum",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "recommenderId",
  "affiliateCode",
  "referralCode",
] as const;

async function profileOf(context: Context, input: RegisterInput): Promise<Record<string, string>> {
  const profile: Record<string, string> = {};
  for (const field of PROFILE) if (input[field]) profile[field] = input[field];
  if (input.paymentPassword) {
    profile.paymentPasswordHash = await hashPassword(input.paymentPassword, context.random);
  }
  return profile;
}
