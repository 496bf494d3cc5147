/** Codes that proxies send for unknown or hidden countries. */
const NOBODYS = ["XX", "T1", "ZZ"];

/** The country from the proxy in front; null when it sends none. */
export function countryOf(header: string | undefined): string | null {
  const code = header?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) && !NOBODYS.includes(code) ? code : null;
}
