import { getCountryCallingCode } from "libphonenumber-js/min";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";
import { isServedNumber, servedCountries } from "../../../core/merchant/served-countries.ts";
import { toPhone, toPhoneAbroad } from "../../../domain/members/phone.ts";

/**
 * A number in E.164 of a country that the merchant serves, from how the member wrote it. Refuses any
 * other with mobile_invalid.
 */
export async function requireOwnMobile(context: Context, written: string): Promise<string> {
  const row = await rowOfMerchant(context.store, context.merchant);
  const [home] = servedCountries(row);
  const phone = toPhoneAbroad(written) ?? (home && toPhone(getCountryCallingCode(home), written));
  if (phone && isServedNumber(row, phone)) return phone;
  throw new Refusal("mobile_invalid", { field: "mobile" });
}
