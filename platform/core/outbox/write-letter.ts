import type { Transaction } from "../../store/open-store.ts";
import { chooseWording, fillLetter, type Message } from "./letters.ts";
import { type LetterContext, type LetterTarget, queueOutgoing } from "./queue-outgoing.ts";
import { readOwnLetters } from "./read-own-letters.ts";

/**
 * Writes a letter or a text message to a player in the merchant's words, or in the platform's, and
 * queues it inside the transaction that it reports. `language` is the reader's BCP 47 tag.
 */
export async function writeLetter(
  context: LetterContext,
  tx: Transaction,
  to: LetterTarget,
  { language, ...message }: Message & { language: string },
): Promise<void> {
  const { kind } = message;
  const { brand, own } = await readOwnLetters(tx, context.merchant.code, kind);
  const letter = fillLetter(message as Message, chooseWording(kind, language, own), brand);
  await queueOutgoing(context, tx, to, letter);
}
