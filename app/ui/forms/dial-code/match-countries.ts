import { folded } from "#app/ui/format/folded.ts";

export type DialCountry = {
  /** ISO 3166 code, which also names the flag. */
  countryCode: string;
  dialingCode: string;
  name: string;
};

/**
 * The countries that match the typed text: a part of a name, a country's letters or the start of a
 * dialling code. A plus is optional. Names that begin with the text come first; an empty text
 * matches all.
 */
export function matchCountries(countries: readonly DialCountry[], typed: string): DialCountry[] {
  const wanted = folded(typed).trim();
  if (wanted === "") return [...countries];
  const digits = wanted.replace(/^\+|^00/, "");
  if (/^\d+$/.test(digits)) {
    return countries.filter(({ dialingCode }) => dialingCode.startsWith(digits));
  }
  const rank = ({ name, countryCode }: DialCountry) => {
    const text = folded(name);
    if (countryCode.toLowerCase() === wanted || text.startsWith(wanted)) return 0;
    if (text.split(/[\s-]/).some((word) => word.startsWith(wanted))) return 1;
    return text.includes(wanted) ? 2 : 3;
  };
  return countries
    .map((country) => ({ country, at: rank(country) }))
    .filter(({ at }) => at < 3)
    .sort((one, other) => one.at - other.at)
    .map(({ country }) => country);
}
