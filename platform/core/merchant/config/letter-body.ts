import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Reader } from "../../../store/open-store.ts";
import { merchantLetters } from "../../../store/schema/outbox.ts";
import { formOfLetter } from "../../outbox/read-own-letters.ts";

const words = z.object({
  subject: z.string().optional(),
  body: z.string(),
  button: z.string().optional(),
});

/** A merchant's own words by letter and language. */
export const letterBody = z.object({
  letters: z.record(z.string(), z.record(z.string(), words)),
});

export async function readLetters(reader: Reader, merchant: string) {
  const rows = await reader
    .select()
    .from(merchantLetters)
    .where(eq(merchantLetters.merchant, merchant))
    .orderBy(asc(merchantLetters.kind), asc(merchantLetters.language));
  const kinds = new Set(rows.map(({ kind }) => kind));
  const ofKind = (wanted: string) =>
    Object.fromEntries(
      rows
        .filter(({ kind }) => kind === wanted)
        .map((row) => [row.language, formOfLetter(row)] as const),
    );
  return { letters: Object.fromEntries([...kinds].map((kind) => [kind, ofKind(kind)])) };
}
