import { eq } from "drizzle-orm";
import type { LetterForm, LetterKind } from "../../../../contract/staff/merchant/letter-form.ts";
import { formOfLetter } from "../../../../core/outbox/read-own-letters.ts";
import { merchantLetters } from "../../../../store/schema/outbox.ts";
import { requireLetter } from "../../../senders/letters/require-letter.ts";
import { storeLetter } from "../../../senders/letters/store-letter.ts";
import type { Section } from "../section.ts";

/** The merchant's own words of letters, by "welcome.es". */
export const letters: Section = {
  name: "letters",
  wanted({ letters: kinds }) {
    if (!kinds) return null;
    const all = Object.entries(kinds).flatMap(([kind, languages = {}]) =>
      Object.entries(languages).map(([language, form]) => [`${kind}.${language}`, form] as const),
    );
    return new Map(all);
  },
  async read(tx, merchant) {
    const own = eq(merchantLetters.merchant, merchant);
    const rows = await tx.select().from(merchantLetters).where(own);
    return new Map(rows.map((row) => [`${row.kind}.${row.language}`, formOfLetter(row)]));
  },
  async write(tx, merchant, changes, made) {
    for (const [key, value] of changes) {
      const [kind, language] = key.split(".") as [LetterKind, string];
      const form = value as LetterForm | null;
      if (form) {
        const place = `file.letters.${key}.`;
        await requireLetter(tx, merchant, { kind, language, form }, place);
      }
      await storeLetter(tx, merchant, { kind, language, form }, made);
    }
  },
};
