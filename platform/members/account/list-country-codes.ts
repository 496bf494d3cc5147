import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import type { countryCodes } from "../../contract/members/phone.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { servedCountries } from "../../core/merchant/served-countries.ts";

type Value = ValueOf<typeof countryCodes>;

/** Every country's dialling code. Those that the merchant serves come first. */
export async function listCountryCodes(context: Context): Promise<Value> {
  const markets = servedCountries(await readMerchant(context.store, context.merchant.code));
  const rest = getCountries().filter((code) => !markets.includes(code));
  return [...markets, ...rest.sort()].map((countryCode, index) => ({
    countryCode,
    countryDialingCode: getCountryCallingCode(countryCode),
    isMarket: index < markets.length,
  }));
}
