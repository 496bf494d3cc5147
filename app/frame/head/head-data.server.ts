import type { Language } from "#app/i18n/languages.ts";
import { isPrivate, pageAddress } from "#app/request/address/page-address.ts";
import { originsOf, type SiteBrand } from "#app/request/brand/brand.server.ts";

/** What every page tells search engines and link previews; null keeps a page out of them. */
export function headData(brand: SiteBrand, language: Language, request: Request) {
  const url = new URL(request.url);
  if (isPrivate(url.pathname)) return null;
  const { languages } = brand.config;
  const origin = originsOf(brand, request)[0] ?? url.origin;
  const addressIn = (chosen: string) => pageAddress(url, { origin, language: chosen, languages });
  const picture = brand.assets["og.png"];
  return {
    canonical: addressIn(language),
    alternates: languages.map((one) => [one as string, addressIn(one)] as const),
    standard: addressIn(languages[0]!),
    picture: picture ? new URL(picture, origin).href : null,
  };
}
