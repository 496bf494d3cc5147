import { and, eq } from "drizzle-orm";
import { fitsPattern } from "../../contract/core/accepted-pattern.ts";
import type { bindConfirm, bindSend } from "../../contract/members/profile.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { provedContacts, tellOfChange } from "../../core/outbox/tell-member.ts";
import { FIELD_PATTERNS } from "../../domain/field-rules.ts";
import { emailKey } from "../../domain/members/email-key.ts";
import { toPhone } from "../../domain/members/phone.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";
import { allowTextCode } from "../codes/allow-text-code.ts";
import { type CodeChannel, sendCode } from "../codes/send-code.ts";
import { useCode } from "../codes/use-code.ts";
import { keepPersonHashes } from "../person/person-hashes.ts";
import { meetExclusions } from "../protection/breaks/excluded-persons.ts";

const UNIQUE_VIOLATION = "23505";

/**
 * Sends a code to an address or number that the member wants to bind. Only the reader of the code
 * learns whether another account has it. Refuses a number like allowTextCode.
 */
export async function sendBindingCode(
  context: Context,
  input: InputOf<typeof bindSend>,
): Promise<ValueOf<typeof bindSend>> {
  const { memberId } = requireRealAccount(context);
  const target = targetOf(input);
  await context.store.inMerchant(context.merchant.code, (tx) => requireRecentProof(context, tx));
  if (input.channel === "mobile") await allowTextCode(context, { phone: target }, input);
  const sent = await context.store.inMerchant(context.merchant.code, (tx) => {
    const to = { purpose: "bind", channel: input.channel, target } as const;
    return sendCode(context, tx, { ...to, language: context.language, memberId });
  });
  return { sentTo: sent.sentTo, expiredMinutes: sent.expiredMinutes, target };
}

/**
 * Binds the contact that the code proved. The member gets a message at the previous contact, or at
 * the other one. Another member's code does not count.
 */
export async function confirmBinding(
  context: Context,
  { channel, target, verificationCode }: InputOf<typeof bindConfirm>,
): Promise<Record<string, never>> {
  const { memberId } = requireRealAccount(context);
  const key = channel === "email" ? emailKey(target) : target;
  await context.store.inMerchant(context.merchant.code, async (tx) => {
    const proof = { purpose: "bind", channel, target: key, code: verificationCode } as const;
    const used = await useCode(context, tx, proof);
    if (used.memberId !== memberId) {
      throw new Refusal("verification_code_wrong", { field: "verificationCode" });
    }
    const before = await contactsOf(context, tx, memberId);
    await keepContact(context, tx, memberId, channel, target);
    await keepPersonHashes(context, tx, memberId);
    await meetExclusions(context, tx, memberId);
    await record(context, tx, { action: "contactBind", memberId, details: { channel } });
    await tellOfChange(context, tx, memberId, channel === "email" ? "email" : "phone", before);
  });
  return {};
}

function targetOf(input: InputOf<typeof bindSend>): string {
  if (input.channel === "email") {
    const email = emailKey(input.email ?? "");
    if (!email) throw new Refusal("email_required", { field: "email" });
    if (email.length > 120 || !fitsPattern(FIELD_PATTERNS.email, email)) {
      throw new Refusal("email_invalid", { field: "email" });
    }
    return email;
  }
  const phone = toPhone(input.countryDialingCode ?? "", input.mobileNum ?? "");
  if (!phone) throw new Refusal("mobile_invalid", { field: "mobileNum" });
  return phone;
}

async function contactsOf(context: Context, tx: Transaction, memberId: string) {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, context.merchant.code), eq(members.id, memberId)))
    .for("update");
  if (!row) throw new Refusal("not_logged_in", { status: 401 });
  return provedContacts(row);
}

async function keepContact(
  context: Context,
  tx: Transaction,
  memberId: string,
  channel: CodeChannel,
  target: string,
) {
  const now = context.clock.now();
  const change =
    channel === "email"
      ? { email: target, emailKey: emailKey(target), emailVerifiedAt: now }
      : { phone: target, phoneVerifiedAt: now };
  try {
    await tx
      .update(members)
      .set(change)
      .where(and(eq(members.merchant, context.merchant.code), eq(members.id, memberId)));
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== UNIQUE_VIOLATION) throw error;
    throw new Refusal("contact_taken", { field: "verificationCode", status: 409 });
  }
}
