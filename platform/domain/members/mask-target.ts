import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A number or an e-mail address, shown so that its owner knows it and nobody else learns it. */
export function maskTarget(target: string): string {
  const at = target.lastIndexOf("@");
  if (at > 0) return `${target.slice(0, 1)}•••${target.slice(at)}`;
  const code = parsePhoneNumberFromString(target)?.countryCallingCode;
  return `${code ? `+${code} ` : ""}••• ${target.slice(-4)}`;
}
