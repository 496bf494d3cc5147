import { COUNTRIES } from "#platform/contract/members/countries.ts";

/** Every country for a list to choose from, with its name and order in a language. */
export function countriesIn(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((value) => ({ value, name: names.of(value) ?? value })).sort((one, other) =>
    compare(one.name, other.name),
  );
}
