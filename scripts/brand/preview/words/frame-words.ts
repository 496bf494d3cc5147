import { en } from "./en.ts";
import { es, type Words } from "./es.ts";

const LANGUAGES: Readonly<Record<string, Words>> = { es, en };

/** The frame's language follows the browser, so it stays while the site's language changes. */
export function frameWords(acceptLanguage: string | null): { language: string; words: Words } {
  const wanted = (acceptLanguage ?? "").split(",").map((part) => part.trim().slice(0, 2));
  const language = wanted.find((one) => Object.hasOwn(LANGUAGES, one)) ?? "es";
  return { language, words: LANGUAGES[language] ?? es };
}
