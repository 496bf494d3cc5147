import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Mexico's mobile numbers once had a 1 before the ten digits. Many people still write it. */
const OLD_MEXICAN = /^1(?=\d{10}$)/;

/**
 * The E.164 form of a number, from a dialling code and the number as written at home. Spaces,
 * dashes and a leading zero do not matter. Null when no such number exists.
 */
export function toPhone(countryDialingCode: string, national: string): string | null {
  const code = countryDialingCode.replace(/^\+|^00/, "").trim();
  const written = national.normalize("NFKC").replace(/[\s().\-/]/g, "");
  if (!/^\d{1,4}$/.test(code) || !/^\d{4,15}$/.test(written)) return null;
  const digits = written.replace(/^0+/, "");
  const number = code === "52" ? digits.replace(OLD_MEXICAN, "") : digits;
  const found = parsePhoneNumberFromString(`+${code}${number}`);
  return found?.isValid() ? found.number : null;
}

/** The E.164 form of a number that is written with its country's code. Null for any other. */
export function toPhoneAbroad(written: string): string | null {
  const international = written.normalize("NFKC").trim();
  if (!/^(?:\+|00)/.test(international)) return null;
  const found = parsePhoneNumberFromString(international.replace(/^00/, "+"));
  return found?.isValid() ? found.number : null;
}
