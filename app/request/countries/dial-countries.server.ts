import { localeOf } from "#app/i18n/languages.ts";
import type { DialCountry } from "#app/ui/forms/dial-code/match-countries.ts";
import { countryCodes } from "#platform/contract/members/phone.ts";
import type { Site } from "../site.server.ts";

/**
 * The countries of the dialling-code picker in the visitor's language: markets first, then A to Z. With
 * `isForText` only the markets, because codes by text message go nowhere else.
 */
export async function dialCountriesOf(
  site: Site,
  { isForText = false } = {},
): Promise<DialCountry[]> {
  const locale = localeOf(site.language, site.brand.config.locales);
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "code" });
  const list = (await site.ask(countryCodes, {})).map((one) => ({
    countryCode: one.countryCode,
    dialingCode: one.countryDialingCode,
    name: names.of(one.countryCode) ?? one.countryCode,
    isMarket: one.isMarket,
  }));
  const { compare } = new Intl.Collator(locale);
  const rest = isForText ? [] : list.filter(({ isMarket }) => !isMarket);
  rest.sort((one, other) => compare(one.name, other.name));
  return [...list.filter(({ isMarket }) => isMarket), ...rest].map(
    ({ isMarket: _, ...country }) => country,
  );
}
