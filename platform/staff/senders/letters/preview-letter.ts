import { LETTERS, type LetterKind } from "../../../contract/staff/merchant/letter-form.ts";
import { readMerchant, toMerchant } from "../../../core/merchant/find-merchant.ts";
import { siteOrigin } from "../../../core/merchant/own-origin.ts";
import { chooseWording, fillLetter, stopLink, type Wording } from "../../../core/outbox/letters.ts";
import type { Letter } from "../../../core/outbox/queue-outgoing.ts";
import { readOwnLetters } from "../../../core/outbox/read-own-letters.ts";
import type { MerchantDesk } from "../../people/manage-people.ts";
import { sampleOf } from "./sample-values.ts";

type Previewed = { wording: Wording; platform: Wording; letter: Letter };

/**
 * A letter with sample values as a reader of the language gets it; without one, of the merchant's first
 * language.
 */
export async function previewLetter(
  { store, merchant }: Pick<MerchantDesk, "store" | "merchant">,
  { kind, language }: { kind: LetterKind; language?: string | undefined },
): Promise<Previewed> {
  const row = await readMerchant(store, merchant);
  const { brand, country, own, origin } = await store.reading(merchant, async (reader) => ({
    ...(await readOwnLetters(reader, merchant, kind)),
    origin: await siteOrigin({ merchant: toMerchant(row) }, reader, ""),
  }));
  const reader = { language: language ?? row.languages[0] ?? "", country };
  const wording = chooseWording(kind, reader, own);
  const letter = fillLetter(sampleOf(kind, origin), wording, brand);
  const stop = stopLink(wording, origin, "sample");
  return {
    wording,
    platform: chooseWording(kind, reader, new Map()),
    letter: LETTERS[kind].purpose === "promotion" ? { ...letter, stop } : letter,
  };
}
