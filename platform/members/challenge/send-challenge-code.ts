import type { challengeSend } from "../../contract/members/challenge.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { sendCode } from "../codes/send-code.ts";
import { findChallenge, requireMethod } from "./find-challenge.ts";

type Value = ValueOf<typeof challengeSend>;

/** Sends a code to the number or the address that the member has proved. */
export function sendChallengeCode(
  context: Context,
  { id, way }: InputOf<typeof challengeSend>,
): Promise<Value> {
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const open = await findChallenge(context, tx, id);
    requireMethod(open, way);
    const { member } = open;
    const { expiredMinutes, sentTo } = await sendCode(context, tx, {
      purpose: "challenge",
      channel: way,
      target: targetOf(member, way),
      language: context.language,
      memberId: member.id,
    });
    return { expiredMinutes, sentTo };
  });
}

export function targetOf(
  member: { phone: string | null; emailKey: string | null },
  way: "mobile" | "email",
): string {
  return (way === "mobile" ? member.phone : member.emailKey) ?? "";
}
