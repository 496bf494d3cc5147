/** Codes that proxies send for "not known" and for who hides: no country can be told from them. */
const NOBODYS = ["XX", "T1", "ZZ"];

/** The country that the proxy in front names, or null when it names none. */
export function countryOf(header: string | undefined): string | null {
  const code = header?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) && !NOBODYS.includes(code) ? code : null;
}
