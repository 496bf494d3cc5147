import { LANGUAGES, type Language } from "#app/i18n/languages.ts";

/** Names countries on the server, because browsers know other lists of names than it does. */
export function countryNames(language: Language): (code: string | null) => string {
  const names = new Intl.DisplayNames([LANGUAGES[language].locale], { type: "region" });
  return (code) => (code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : "");
}
