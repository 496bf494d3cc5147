import { RemixI18Next } from "remix-i18next/server";
import type { SiteBrand } from "#app/request/brand/brand.server.ts";
import { languageCookie } from "#app/request/cookies/cookies.server.ts";
import { type Language, languages } from "./languages.ts";

const readers = new Map<string, RemixI18Next>();

/** The visitor's language: the one in the address, else their choice, else the brand's first. */
export async function languageOf(
  request: Request,
  brand: SiteBrand | undefined,
): Promise<Language> {
  const offered = brand?.config.languages ?? languages;
  const key = offered.join();
  let reader = readers.get(key);
  if (!reader) {
    reader = new RemixI18Next({
      detection: {
        supportedLanguages: [...offered],
        fallbackLanguage: offered[0]!,
        cookie: languageCookie,
        searchParamKey: "lang",
        order: ["searchParams", "cookie"],
      },
    });
    readers.set(key, reader);
  }
  return (await reader.getLocale(request)) as Language;
}
