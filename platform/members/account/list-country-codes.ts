import { type CountryCode, getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import type { countryCodes } from "../../contract/members/phone.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";

/** The Spanish-speaking markets by population. A merchant's setting comes before them. */
const MARKETS = [
  ...["MX", "CO", "ES", "AR", "PE", "VE", "CL", "GT", "EC", "BO", "CU", "DO"],
  ...["HN", "PY", "SV", "NI", "CR", "PA", "UY", "PR", "US"],
] as const satisfies CountryCode[];

type Value = ValueOf<typeof countryCodes>;

/** Every country's dialling code. The settings `country` and `phoneCountries` come first. */
export async function listCountryCodes(context: Context): Promise<Value> {
  const { settings } = await readMerchant(context.store, context.merchant.code);
  const all = getCountries();
  const said = [
    settings.country,
    ...(Array.isArray(settings.phoneCountries) ? settings.phoneCountries : MARKETS),
  ];
  const markets = [...new Set(said)].filter((code) => all.includes(code as CountryCode));
  const rest = all.filter((code) => !markets.includes(code)).sort();
  return [...(markets as CountryCode[]), ...rest].map((countryCode, index) => ({
    countryCode,
    countryDialingCode: getCountryCallingCode(countryCode),
    isMarket: index < markets.length,
  }));
}
