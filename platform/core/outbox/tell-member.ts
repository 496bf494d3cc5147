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
import type { Message } from "./letters.ts";
import type { LetterContext } from "./queue-outgoing.ts";
import type { AccountChange } from "./words/es.ts";
import { writeLetter } from "./write-letter.ts";

/** The sender: a verb of the platform or of its staff. */
type Writer = LetterContext & Pick<Context, "store">;
type ChannelTexts = { email: Message; text?: Message };
/** Where a member is reached; null for a contact that is not proved. */
export type Contacts = { email: string | null; phone: string | null };

/** Tells the owner that the password changed: by letter, or by text message without an address. */
export async function tellOfPassword(writer: Writer, tx: Transaction, member: MemberRow) {
  const given = { account: member.username, at: timeOf(writer) };
  await tell(writer, tx, member, {
    email: { kind: "passwordChanged", given },
    text: { kind: "passwordChangedByText", given },
  });
}

/** Tells the owner of a login from a new place. */
export async function tellOfNewDevice(context: Context, tx: Transaction, member: MemberRow) {
  const { browser, system } = deviceOf(context.userAgent);
  const device = [browser, system].filter(Boolean).join(" · ") || "—";
  const where = { at: timeOf(context), device, address: context.clientAddress };
  const given = { account: member.username, ...where };
  await tell(context, tx, member, { email: { kind: "newDevice", given } });
}

/**
 * Tells a member at their verified contacts what changed in their account, because a thief may have
 * changed it. When the contacts changed, `contacts` are the previous ones.
 */
export async function tellOfChange(
  writer: Writer,
  tx: Transaction,
  memberId: string,
  change: AccountChange,
  contacts?: Contacts,
): Promise<void> {
  const [member] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, writer.merchant.code), eq(members.id, memberId)));
  if (!member) return;
  const given = { account: member.username, change };
  const texts: ChannelTexts = {
    email: { kind: "accountChanged", given },
    text: { kind: "accountChangedByText", given },
  };
  await tell(writer, tx, member, texts, contacts ?? provedContacts(member));
}

type ResetLetter = { row: MemberRow; email: string; link: string; minutes: number };

export async function writeResetLetter(
  context: Context,
  tx: Transaction,
  { row, email, link, minutes }: ResetLetter,
): Promise<void> {
  const to = { memberId: row.id, channel: "email", recipient: email } as const;
  const given = { account: row.username, link, minutes };
  const { language } = context;
  await writeLetter(context, tx, to, { kind: "resetLink", given, language });
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
  const { id: memberId, language } = member;
  if (contacts.email) {
    const to = { memberId, channel: "email", recipient: contacts.email } as const;
    await writeLetter(writer, tx, to, { ...email, language });
  } else if (contacts.phone && text && (await mayText(writer, contacts.phone))) {
    const to = { memberId, channel: "sms", recipient: contacts.phone } as const;
    await writeLetter(writer, tx, to, { ...text, language });
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

const timeOf = ({ clock }: Pick<Context, "clock">) =>
  clock.now().toISOString().slice(0, 16).replace("T", " ");
