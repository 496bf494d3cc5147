import { z } from "zod";
import { moneyLocale } from "../wire/written-money.ts";

/** The longest tag of a language: RFC 5646 names 35 characters as enough for every common one. */
export const LANGUAGE_TAG_MAX = 35;

/** The platform's language for a reader whose own has no words. */
export const DEFAULT_LANGUAGE = "es";

/** The canonical BCP 47 form ("zh-Hant-TW" for "ZH-hant-tw"); null for an invalid tag. */
export function canonicalTag(text: string): string | null {
  if (text.length > LANGUAGE_TAG_MAX) return null;
  try {
    const [tag = ""] = Intl.getCanonicalLocales(text);
    return tag.length <= LANGUAGE_TAG_MAX ? tag : null;
  } catch {
    return null;
  }
}

/** A BCP 47 tag in its canonical form. Refuses a text that is none, or a longer one. */
export const languageTag = z
  .string()
  .max(LANGUAGE_TAG_MAX)
  .overwrite((text) => canonicalTag(text) ?? text)
  .refine((text) => canonicalTag(text) !== null, { message: "a BCP 47 language tag" });

/**
 * The tags that a reader of `tag` understands, the nearest first: the tag itself, then each shorter
 * one (RFC 4647, 3.4). A country whose script is not its language's usual one adds that script:
 * "zh-TW" gives zh-TW, zh-Hant, zh. An invalid tag gives an empty list.
 */
export function languageChain(tag: string): string[] {
  const canonical = canonicalTag(tag);
  if (canonical === null) return [];
  const locale = new Intl.Locale(canonical);
  const parts = locale.baseName.split("-");
  const chain = parts.map((_, at) => parts.slice(0, parts.length - at).join("-"));
  const script = locale.script ?? locale.maximize().script;
  const usual = new Intl.Locale(locale.language).maximize().script;
  const scripted = `${locale.language}-${script}`;
  if (script === usual || chain.includes(scripted)) return chain;
  return chain.toSpliced(-1, 0, scripted);
}

/**
 * The form of a reader's language at a merchant's country: "es-ES" for "es" and "ES", and as
 * `moneyLocale` has it "en-GB" for "en". A tag that names a place stays, and so does another language.
 */
export function tagAt(tag: string, country: string): string {
  const known = canonicalTag(tag);
  return known === "es" || known === "en" ? moneyLocale(known, country) : (known ?? tag);
}

/** The first of the offered languages in the reader's chain, else the given default. */
export const offeredLanguage = <Offered extends string>(
  tag: string,
  offered: readonly Offered[],
  otherwise: Offered,
): Offered =>
  languageChain(tag)
    .map((one) => offered.find((known) => known === one))
    .find((found) => found !== undefined) ?? otherwise;
