import { and, eq } from "drizzle-orm";
import type { LetterForm, LetterKind } from "../../../contract/staff/merchant/letter-form.ts";
import type { Made } from "../../../core/merchant/config/keep-versions.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { merchantLetters } from "../../../store/schema/outbox.ts";

type Stored = { kind: LetterKind; language: string; form: LetterForm | null };

/** Writes a merchant's own words; null deletes them. */
export async function storeLetter(
  tx: Transaction,
  merchant: string,
  { kind, language, form }: Stored,
  { by, at: since }: Made,
): Promise<void> {
  const key = [merchantLetters.merchant, merchantLetters.kind, merchantLetters.language];
  if (form === null) {
    const own = and(
      eq(merchantLetters.merchant, merchant),
      eq(merchantLetters.kind, kind),
      eq(merchantLetters.language, language),
    );
    await tx.delete(merchantLetters).where(own);
    return;
  }
  const { subject = null, body, button = null } = form;
  const row = { subject, body, button, since, by };
  await tx
    .insert(merchantLetters)
    .values({ merchant, kind, language, ...row })
    .onConflictDoUpdate({ target: key, set: row });
}
