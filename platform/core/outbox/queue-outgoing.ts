import { eq } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import { noteWork } from "../../store/work/work-notes.ts";
import { newId } from "../access/token.ts";
import type { Context } from "../context.ts";
import type { SealContext } from "../seal/seal-text.ts";
import { letterHtml } from "./letter-html.ts";
import { letterLook } from "./letter-look.ts";
import { sealLetter } from "./seal-letter.ts";

type Link = { label: string; url: string };
export type Letter = {
  subject: string;
  /** Paragraphs, separated by an empty line. The last one names the sender. */
  text: string;
  /** Highlighted in an e-mail's HTML. The text has it too. */
  code?: string;
  /** The paragraph that is its address is a button in an e-mail's HTML. */
  action?: Link;
  language?: string;
  /** Why this came, in small print below. */
  foot?: string;
  /** The way out of such letters, below the foot and in the e-mail's headers. */
  stop?: Link;
};
export type Channel = (typeof outgoing.$inferInsert)["channel"];
export type LetterTarget = { memberId: string | null; channel: Channel; recipient: string };
/** The parts that queueing a message needs. */
export type LetterContext = SealContext & Pick<Context, "random" | "clock">;

/**
 * Queues an e-mail or a text message inside the transaction that it reports. So it goes out if and
 * only if the transaction commits. `recipient` is an address, or a number with its dialling code.
 * An e-mail gets the merchant's template. The message is sealed until it is sent.
 */
export async function queueOutgoing(
  context: LetterContext,
  tx: Transaction,
  { memberId, channel, recipient }: LetterTarget,
  letter: Letter,
): Promise<void> {
  const { code: merchant } = context.merchant;
  const at = context.clock.now();
  const { subject, text, stop } = letter;
  const id = newId(context.random);
  const content = sealLetter(context, id, {
    recipient,
    subject,
    text: stop ? `${text}\n\n${stop.label}: ${stop.url}` : text,
    ...(stop && { stop: stop.url }),
    html: channel === "email" ? await htmlOf(tx, merchant, letter) : "",
  });
  const row = { merchant, id, memberId, channel, content, createdAt: at, dueAt: at };
  await tx.insert(outgoing).values(row);
  noteWork(tx, { merchant, about: "outbox" });
}

/** An e-mail's HTML in the merchant's look. */
export async function htmlOf(tx: Transaction, merchant: string, letter: Letter): Promise<string> {
  const [row] = await tx
    .select({ name: merchants.name, settings: merchants.settings })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  const { text, language = "es", foot = "", ...parts } = letter;
  const look = letterLook(row ?? { name: merchant, settings: {} });
  return letterHtml(look, { ...parts, language, foot, paragraphs: text.split("\n\n") });
}
