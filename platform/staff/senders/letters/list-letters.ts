import { eq } from "drizzle-orm";
import { LETTER_KINDS, LETTERS } from "../../../contract/staff/merchant/letter-form.ts";
import type { staffLetterList } from "../../../contract/staff/merchant/letters.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { readMerchant, toMerchant } from "../../../core/merchant/find-merchant.ts";
import { chooseWording } from "../../../core/outbox/letters.ts";
import { formOfLetter } from "../../../core/outbox/read-own-letters.ts";
import { merchantLetters } from "../../../store/schema/outbox.ts";
import type { MerchantDesk } from "../../people/manage-people.ts";

/** Every letter in each of the merchant's languages, and whose words it has. */
export async function listLetters({
  store,
  merchant,
}: MerchantDesk): Promise<ValueOf<typeof staffLetterList>> {
  const row = await readMerchant(store, merchant);
  const { country } = toMerchant(row);
  const rows = await store.reading(merchant, (reader) =>
    reader.select().from(merchantLetters).where(eq(merchantLetters.merchant, merchant)),
  );
  return LETTER_KINDS.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const own = new Map(ofKind.map((row) => [row.language, formOfLetter(row)]));
    return row.languages.map((language) => {
      const { language: inLanguage, isOwn } = chooseWording(kind, { language, country }, own);
      const written = isOwn ? ofKind.find((one) => one.language === inLanguage) : undefined;
      return {
        ...{ kind, channel: LETTERS[kind].channel, language, inLanguage },
        ...{ words: isOwn ? ("own" as const) : ("platform" as const) },
        ...{ since: written?.since.getTime() ?? null, by: written?.by ?? null },
      };
    });
  });
}
