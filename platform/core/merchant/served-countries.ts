import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import type { MerchantRow } from "./find-merchant.ts";

/** The Spanish-speaking markets by population, for a merchant that names none. */
export const MARKETS = [
  ...["MX", "CO", "ES", "AR", "PE", "VE", "CL", "GT", "EC", "BO", "CU", "DO"],
  ...["HN", "PY", "SV", "NI", "CR", "PA", "UY", "PR", "US"],
] as const satisfies CountryCode[];

const known = new Set<unknown>(getCountries());

/** True for the two letters of a country that has telephone numbers. */
export const isPhoneCountry = (code: unknown): code is CountryCode => known.has(code);

/**
 * The countries that a merchant serves, its own first: its settings `country` and `phoneCountries`, a
 * list or "MX,US". Text messages go to these only.
 */
export function servedCountries({ settings }: Pick<MerchantRow, "settings">): CountryCode[] {
  const { country, phoneCountries: given } = settings;
  const listed = typeof given === "string" ? given.split(",") : given;
  const others = Array.isArray(listed) ? listed : MARKETS;
  return [...new Set([country, ...others])].filter(isPhoneCountry);
}

/** True for a number, in E.164, of a country that the merchant serves. */
export function isServedNumber(row: Pick<MerchantRow, "settings">, phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (!number) return false;
  const served = servedCountries(row);
  if (number.country) return served.includes(number.country);
  return served.some((country) => getCountryCallingCode(country) === number.countryCallingCode);
}

/** The calling code of a number in E.164, e.g. "52". */
export const callingCodeOf = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.countryCallingCode ?? "";
