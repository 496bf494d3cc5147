import { localeOf } from "#app/i18n/languages.ts";
import { countriesIn } from "#app/request/countries/countries.server.ts";
import { dialCountriesOf } from "#app/request/countries/dial-countries.server.ts";
import type { Site } from "#app/request/site.server.ts";
import type { FieldSetting } from "#platform/contract/members/account.ts";
import type { FieldContext } from "./fields/register-field.tsx";

/** What the fields need besides their rules: the age, and the countries if one is asked. */
export async function fieldContext(
  site: Site,
  fields: readonly FieldSetting[],
  age: number,
  now = new Date(),
): Promise<Omit<FieldContext, "captcha" | "sent">> {
  const bornBy = new Date(
    Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate()),
  );
  const asks = (name: string) => fields.some(({ field }) => field === name);
  return {
    age,
    bornBy: bornBy.toISOString().slice(0, 10),
    countries: asks("nationality")
      ? countriesIn(localeOf(site.language, site.brand.config.locales))
      : [],
    dialCountries: asks("mobileNum")
      ? await dialCountriesOf(site, { isForText: asks("verificationCode") })
      : [],
  };
}
