import { eq } from "drizzle-orm";
import {
  type LetterForm,
  type LetterKind,
  letterFault,
} from "../../../contract/staff/merchant/letter-form.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Reader } from "../../../store/open-store.ts";
import { merchantHosts, merchants } from "../../../store/schema/merchant.ts";

type Written = { kind: LetterKind; language: string; form: LetterForm };

/**
 * Refuses words that the merchant may not have: in a language that it does not offer
 * (language_not_offered), or by the rules of the letter, with the code of its fault. `place` comes
 * before the name of the field.
 */
export async function requireLetter(
  reader: Pick<Reader, "select">,
  merchant: string,
  { kind, language, form }: Written,
  place = "",
): Promise<void> {
  const [row] = await reader
    .select({ languages: merchants.languages })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  if (!row?.languages.includes(language)) {
    throw new Refusal("language_not_offered", { field: `${place}language`, details: { language } });
  }
  const hosts = await reader
    .select({ host: merchantHosts.host })
    .from(merchantHosts)
    .where(eq(merchantHosts.merchant, merchant));
  const known = hosts.map(({ host }) => host);
  const fault = letterFault(kind, form, known);
  if (!fault) return;
  const { code, field, about } = fault;
  throw new Refusal(code, { field: `${place}${field}`, details: { about } });
}
