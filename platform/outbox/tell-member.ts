import type { MemberRow } from "../account/to-member.ts";
import type { Context } from "../context.ts";
import { readMerchant } from "../site/find-merchant.ts";
import type { Transaction } from "../store/open-store.ts";
import { lettersIn } from "./letters.ts";
import { type Letter, queueOutgoing } from "./queue-outgoing.ts";

type Words = ReturnType<typeof lettersIn>;
type Told = { email: (words: Words) => Letter; text?: (words: Words) => Letter };

/** Tells the owner that the password changed: by letter, or by text where there is no address. */
export async function tellOfPassword(context: Context, tx: Transaction, member: MemberRow) {
  const given = await givenOf(context, member);
  await tell(context, tx, member, {
    email: (words) => words.passwordChanged(given),
    text: (words) => words.passwordChangedByText(given),
  });
}

/** Tells the owner of a login from a place that was not known before. */
export async function tellOfNewDevice(context: Context, tx: Transaction, member: MemberRow) {
  const device = context.userAgent || "—";
  const given = { ...(await givenOf(context, member)), device, address: context.clientAddress };
  await tell(context, tx, member, { email: (words) => words.newDevice(given) });
}

/** Tells the address that was given up that the account has another one from now on. */
export async function tellOfEmail(
  context: Context,
  tx: Transaction,
  member: MemberRow,
  oldEmail: string,
): Promise<void> {
  const given = await givenOf(context, member);
  const to = { memberId: member.id, channel: "email", recipient: oldEmail } as const;
  await queueOutgoing(context, tx, to, lettersIn(member.language).emailChanged(given));
}

type ResetLetter = { row: MemberRow; email: string; link: string; minutes: number };

export async function writeResetLetter(
  context: Context,
  tx: Transaction,
  { row, email, link, minutes }: ResetLetter,
): Promise<void> {
  const { brand, account } = await givenOf(context, row);
  const letter = lettersIn(context.language).resetLink({ brand, account, url: link, minutes });
  await queueOutgoing(
    context,
    tx,
    { memberId: row.id, channel: "email", recipient: email },
    letter,
  );
}

async function tell(context: Context, tx: Transaction, member: MemberRow, { email, text }: Told) {
  const words = lettersIn(member.language);
  const address = member.email ?? member.profile.email;
  const memberId = member.id;
  if (address) {
    const to = { memberId, channel: "email", recipient: address } as const;
    await queueOutgoing(context, tx, to, email(words));
  } else if (member.phone && member.phoneVerifiedAt && text) {
    const to = { memberId, channel: "sms", recipient: member.phone } as const;
    await queueOutgoing(context, tx, to, text(words));
  }
}

async function givenOf(context: Context, member: MemberRow) {
  const { name: brand } = await readMerchant(context.store, context.merchant.code);
  const at = context.clock.now().toISOString().slice(0, 16).replace("T", " ");
  return { brand, account: member.username, at };
}
