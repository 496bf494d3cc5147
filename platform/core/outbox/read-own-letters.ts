import { and, eq } from "drizzle-orm";
import type { LetterForm, LetterKind } from "../../contract/staff/merchant/letter-form.ts";
import type { Reader } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { merchantLetters } from "../../store/schema/outbox.ts";
import { toMerchant } from "../merchant/find-merchant.ts";

type Row = typeof merchantLetters.$inferSelect;

/** A merchant's name and country, and its own words of one kind by their language. */
export async function readOwnLetters(
  reader: Reader,
  merchant: string,
  kind: LetterKind,
): Promise<{ brand: string; country: string; own: ReadonlyMap<string, LetterForm> }> {
  const ofKind = and(eq(merchantLetters.merchant, merchants.code), eq(merchantLetters.kind, kind));
  const rows = await reader
    .select({ merchant: merchants, letter: merchantLetters })
    .from(merchants)
    .leftJoin(merchantLetters, ofKind)
    .where(eq(merchants.code, merchant));
  const own = rows.flatMap(({ letter }) =>
    letter ? [[letter.language, formOfLetter(letter)] as const] : [],
  );
  const row = rows[0]?.merchant;
  const country = row ? toMerchant(row).country : "";
  return { brand: row?.name ?? "", country, own: new Map(own) };
}

/** A row in the form of a merchant's file. */
export const formOfLetter = ({
  subject,
  body,
  button,
}: Pick<Row, "subject" | "body" | "button">): LetterForm => ({
  ...(subject !== null && { subject }),
  body,
  ...(button !== null && { button }),
});
