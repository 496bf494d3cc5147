import { z } from "zod";
import type { Context } from "../context.ts";
import { isSealed, openText, type SealContext, sealText } from "../seal/seal-text.ts";

const content = z.object({
  /** An address, or a number with its dialling code. */
  recipient: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  text: z.string(),
  /** Empty for a text message. */
  html: z.string(),
  /** Where a reader stops such letters; only a promotion has it. */
  stop: z.string().optional(),
});
/** What a message says, and to whom. */
export type LetterContent = z.infer<typeof content>;

/** The stored form of a message. It opens only for its own row. */
export function sealLetter(
  context: SealContext & Pick<Context, "random">,
  id: string,
  letter: LetterContent,
): string {
  return sealText(context, placeOf(id), JSON.stringify(letter));
}

/** Opens a stored message; null once it was emptied. */
export function openLetter(
  context: SealContext,
  row: { id: string; content: string },
): LetterContent | null {
  if (row.content === "") return null;
  // Messages from before the seal lie open until the next start seals them.
  const text = isSealed(row.content)
    ? openText(context, placeOf(row.id), row.content)
    : row.content;
  return content.parse(JSON.parse(text));
}

const placeOf = (id: string) => `outgoing:${id}`;
