import { z } from "zod";
import { languageTag } from "../../../contract/languages/language-tag.ts";
import { LETTER_KINDS, letterForm } from "../../../contract/staff/merchant/letter-form.ts";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { keepVersions, PLATFORM } from "../../../core/merchant/config/keep-versions.ts";
import { readOwnLetters } from "../../../core/outbox/read-own-letters.ts";
import { changeRule } from "../../merchant/change-rule.ts";
import type { StaffContext } from "../../staff-context.ts";
import { requireLetter } from "./require-letter.ts";
import { storeLetter } from "./store-letter.ts";

/** What a second person approves. Null takes the platform's words again. */
export const letterInput = z.object({
  kind: z.enum(LETTER_KINDS),
  language: languageTag,
  form: letterForm.nullable(),
});
type Input = z.output<typeof letterInput> & { merchant: string };

/**
 * Puts a merchant's own words in place of the platform's. It may wait for a second person, like
 * changeRule. Refuses like requireLetter, and with nothing_to_change where there are no own words to
 * take back.
 */
export async function setLetter(
  context: StaffContext,
  { merchant, ...written }: Input,
): Promise<Waiting> {
  const { kind, language, form } = written;
  const { store } = context;
  const wanted = {
    ...{ merchant, verb: "setLetter", subject: `${kind} ${language}` },
    input: { kind, language, form },
  };
  return changeRule(context, wanted, {
    check: () =>
      store.reading(merchant, async (reader) => {
        if (form) return requireLetter(reader, merchant, { kind, language, form });
        const { own } = await readOwnLetters(reader, merchant, kind);
        if (!own.has(language)) throw new Refusal("nothing_to_change", { field: "language" });
      }),
    async work(tx, made) {
      await keepVersions(tx, merchant, { by: PLATFORM, at: made.at });
      await storeLetter(tx, merchant, written, made);
      await keepVersions(tx, merchant, made);
    },
  });
}
