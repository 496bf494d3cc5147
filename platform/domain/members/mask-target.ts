import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Masks a number or an e-mail address. Its owner recognises it; nobody else learns it. */
export function maskTarget(target: string): string {
  const at = target.lastIndexOf("@");
  if (at > 0) return `${target.slice(0, 1)}•••${target.slice(at)}`;
  const code = parsePhoneNumberFromString(target)?.countryCallingCode;
  return `${code ? `+${code} ` : ""}••• ${target.slice(-4)}`;
}
