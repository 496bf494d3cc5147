import type { proofNeeds, proofSend } from "../../contract/members/challenge.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { maskTarget } from "../../domain/members/mask-target.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { ownRow } from "../account/own-row.ts";
import { type CodeChannel, sendCode } from "../codes/send-code.ts";
import { factorsOf } from "./methods-of.ts";
import { isRecentlyProven } from "./require-proof.ts";

/** Where a code reaches the member: a proved contact, or null. */
export function provenTarget(member: MemberRow, channel: CodeChannel): string | null {
  return channel === "mobile"
    ? member.phoneVerifiedAt && member.phone
    : member.emailVerifiedAt && member.emailKey;
}

/**
 * What a proof asks of this member. It is the password, or a code when there is none and the last
 * proof is no longer fresh. With an authenticator app its code is asked for as well.
 */
export async function showProofNeeds(context: Context): Promise<ValueOf<typeof proofNeeds>> {
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const member = await ownRow(context, tx);
    const { hasTotp } = await factorsOf(context, tx, member.id);
    const hasPassword = member.passwordHash !== "";
    if (!hasPassword && (await isRecentlyProven(context, tx))) {
      return { password: false, code: false, sent: [] };
    }
    return { password: hasPassword, code: hasTotp, sent: hasPassword ? [] : sentTo(member) };
  });
}

function sentTo(member: MemberRow): ValueOf<typeof proofNeeds>["sent"] {
  return (["mobile", "email"] as const).flatMap((channel) => {
    const target = provenTarget(member, channel);
    return target ? [{ channel, hint: maskTarget(target) }] : [];
  });
}

/**
 * Sends a code for a proof to a member without a password. Refuses any other with challenge_way.
 */
export async function sendProofCode(
  context: Context,
  { channel }: InputOf<typeof proofSend>,
): Promise<ValueOf<typeof proofSend>> {
  const { memberId } = requireRealAccount(context);
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const member = await ownRow(context, tx);
    const target = provenTarget(member, channel);
    if (member.passwordHash || !target) throw new Refusal("challenge_way");
    const to = { purpose: "step-up", channel, target, memberId } as const;
    const sent = await sendCode(context, tx, { ...to, language: context.language });
    return { expiredMinutes: sent.expiredMinutes, sentTo: sent.sentTo };
  });
}
