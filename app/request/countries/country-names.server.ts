import { localeOf } from "#app/i18n/languages.ts";
import type { Site } from "../site.server.ts";

/** Names countries on the server, because browsers use other lists of names than the server. */
export function countryNames({ language, brand }: Site): (code: string | null) => string {
  const locale = localeOf(language, brand.config.locales);
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return (code) => (code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : "");
}
