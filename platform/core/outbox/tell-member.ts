import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { deviceOf } from "../../domain/members/device-of.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { members } from "../../store/schema/merchant.ts";
import type { Context } from "../context.ts";
import { takeText } from "../limits/text-limit.ts";
import { readMerchant } from "../merchant/find-merchant.ts";
import { textTermsOf } from "../merchant/text-terms.ts";
import { lettersIn } from "./letters.ts";
import { type Letter, type LetterContext, queueOutgoing } from "./queue-outgoing.ts";
import type { AccountChange, Words } from "./words/es.ts";

/** The sender: a verb of the platform or of its staff. */
type Writer = LetterContext & Pick<Context, "store">;
type ChannelTexts = { email: (words: Words) => Letter; text?: (words: Words) => Letter };
/** Where a member is reached; null for a contact that is not proved. */
export type Contacts = { email: string | null; phone: string | null };

/** Tells the owner that the password changed: by letter, or by text message without an address. */
export async function tellOfPassword(writer: Writer, tx: Transaction, member: MemberRow) {
  const given = await givenOf(writer, member);
  await tell(writer, tx, member, {
    email: (words) => words.passwordChanged(given),
    text: (words) => words.passwordChangedByText(given),
  });
}

/** Tells the owner of a login from a new place. */
export async function tellOfNewDevice(context: Context, tx: Transaction, member: MemberRow) {
  const { browser, system } = deviceOf(context.userAgent);
  const device = [browser, system].filter(Boolean).join(" · ") || "—";
  const given = { ...(await givenOf(context, member)), device, address: context.clientAddress };
  await tell(context, tx, member, { email: (words) => words.newDevice(given) });
}

/**
 * Tells a member at their verified contacts what changed in their account, because a thief may have
 * changed it. When the contacts changed, `contacts` are the previous ones.
 */
export async function tellOfChange(
  writer: Writer,
  tx: Transaction,
  memberId: string,
  what: AccountChange,
  contacts?: Contacts,
): Promise<void> {
  const [member] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, writer.merchant.code), eq(members.id, memberId)));
  if (!member) return;
  const { brand, account } = await givenOf(writer, member);
  const texts: ChannelTexts = {
    email: (words) => words.accountChanged({ brand, account, what }),
    text: (words) => words.accountChangedByText({ brand, account, what }),
  };
  await tell(writer, tx, member, texts, contacts ?? provedContacts(member));
}

type ResetLetter = { row: MemberRow; email: string; link: string; minutes: number };

export async function writeResetLetter(
  context: Context,
  tx: Transaction,
  { row, email, link, minutes }: ResetLetter,
): Promise<void> {
  const { brand, account } = await givenOf(context, row);
  const letter = lettersIn(context.language).resetLink({ brand, account, url: link, minutes });
  const to = { memberId: row.id, channel: "email", recipient: email } as const;
  await queueOutgoing(context, tx, to, letter);
}

/** The contacts that a member has proved. */
export function provedContacts(member: MemberRow): Contacts {
  return {
    email: (member.emailVerifiedAt && member.email) ?? null,
    phone: (member.phoneVerifiedAt && member.phone) ?? null,
  };
}

/** An unproved contact from registration is better than none for a password. */
function knownContacts(member: MemberRow): Contacts {
  const email = member.email ?? member.profile.email ?? null;
  return { ...provedContacts(member), email };
}

async function tell(
  writer: Writer,
  tx: Transaction,
  member: MemberRow,
  { email, text }: ChannelTexts,
  contacts = knownContacts(member),
): Promise<void> {
  const words = lettersIn(member.language);
  const memberId = member.id;
  if (contacts.email) {
    const to = { memberId, channel: "email", recipient: contacts.email } as const;
    await queueOutgoing(writer, tx, to, email(words));
  } else if (contacts.phone && text && (await mayText(writer, contacts.phone))) {
    const to = { memberId, channel: "sms", recipient: contacts.phone } as const;
    await queueOutgoing(writer, tx, to, text(words));
  }
}

/** False when the merchant's text messages of the day are used up: the change itself goes on. */
async function mayText({ store, clock, merchant }: Writer, phone: string): Promise<boolean> {
  const terms = textTermsOf(await readMerchant(store, merchant.code));
  return takeText({ store, clock, merchant }, terms, { phone, isOwn: true }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

async function givenOf({ store, merchant, clock }: Writer, member: MemberRow) {
  const { name: brand } = await readMerchant(store, merchant.code);
  const at = clock.now().toISOString().slice(0, 16).replace("T", " ");
  return { brand, account: member.username, at };
}
