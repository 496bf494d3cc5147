import { acceptedLanguages } from "#platform/contract/languages/accepted-languages.ts";
import { languageChain } from "#platform/contract/languages/language-tag.ts";
import { en } from "./en.ts";
import { es, type Words } from "./es.ts";

const LANGUAGES: Readonly<Record<string, Words>> = { es, en };

/** The frame's language follows the browser, so it stays while the site's language changes. */
export function frameWords(acceptLanguage: string | null): { language: string; words: Words } {
  const wanted = acceptedLanguages(acceptLanguage ?? "").flatMap(languageChain);
  const language = wanted.find((one) => Object.hasOwn(LANGUAGES, one)) ?? "es";
  return { language, words: LANGUAGES[language] ?? es };
}
