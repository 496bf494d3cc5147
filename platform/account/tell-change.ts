import { and, eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import { type AccountChange, changeLetter } from "../outbox/change-letter.ts";
import { queueOutgoing } from "../outbox/queue-outgoing.ts";
import type { Transaction } from "../store/open-store.ts";
import { members, merchants } from "../store/schema/merchant.ts";

type Contacts = { email: string | null; phone: string | null };

/**
 * Tells a member, where they proved to be reached, what was changed in their account: the one who
 * changed it may be somebody else. `contacts` are the ones from before, where they changed.
 */
export async function tellChange(
  context: Context,
  tx: Transaction,
  memberId: string,
  what: AccountChange,
  contacts?: Contacts,
): Promise<void> {
  const { code } = context.merchant;
  const [member] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, code), eq(members.id, memberId)));
  if (!member) return;
  const { email, phone } = contacts ?? {
    email: member.emailVerifiedAt && member.email,
    phone: member.phoneVerifiedAt && member.phone,
  };
  const [merchant] = await tx
    .select({ name: merchants.name })
    .from(merchants)
    .where(eq(merchants.code, code));
  const given = { brand: merchant?.name ?? "", account: member.username, what };
  const { mail, text } = changeLetter(member.language, given);
  if (email) {
    await queueOutgoing(context, tx, { memberId, channel: "email", recipient: email }, mail);
  } else if (phone) {
    await queueOutgoing(context, tx, { memberId, channel: "sms", recipient: phone }, text);
  }
}
