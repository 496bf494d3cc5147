import { LETTERS } from "../../contract/staff/merchant/letter-form.ts";
import type { Transaction } from "../../store/open-store.ts";
import { siteOrigin } from "../merchant/own-origin.ts";
import { makeLetterPass } from "../seal/letter-pass.ts";
import { chooseWording, fillLetter, type Message, type Reader, stopLink } from "./letters.ts";
import { reachable } from "./purpose.ts";
import { type LetterContext, type LetterTarget, queueOutgoing } from "./queue-outgoing.ts";
import { readOwnLetters } from "./read-own-letters.ts";

/**
 * Writes a letter or a text message to a player in the merchant's words, or in the platform's, and
 * queues it inside the transaction that it reports. `language` is the reader's BCP 47 tag. A promotion
 * does not reach a player on a break, and has a way out.
 */
export async function writeLetter(
  context: LetterContext,
  tx: Transaction,
  to: LetterTarget,
  { language, ...message }: Message & { language: string },
): Promise<void> {
  const { kind } = message;
  const { purpose } = LETTERS[kind];
  if (to.memberId !== null) {
    const told = { merchant: context.merchant.code, purpose, now: context.clock.now() };
    if (!(await reachable(tx, told, [to.memberId])).has(to.memberId)) return;
  }
  const { brand, country, own } = await readOwnLetters(tx, context.merchant.code, kind);
  const wording = chooseWording(kind, { language, country }, own);
  const letter = fillLetter(message as Message, wording, brand);
  const hasStop = purpose === "promotion" && to.channel === "email" && to.memberId !== null;
  const stop = hasStop && (await stopOf(context, tx, to, wording));
  await queueOutgoing(context, tx, to, { ...letter, ...(stop && { stop }) });
}

async function stopOf(
  context: LetterContext,
  tx: Transaction,
  { memberId, recipient }: LetterTarget,
  reader: Reader,
) {
  const pass = makeLetterPass(context, { memberId: memberId!, email: recipient });
  return stopLink(reader, await siteOrigin(context, tx, ""), pass);
}
