const LEAST_DIGITS = 7;
const PHONE = /^\+?[\d\s().-]+$/;

/** True for a name that is a telephone number: seven digits or more, and no letter. */
export function isPhoneName(name: string): boolean {
  return PHONE.test(name) && name.replace(/\D/g, "").length >= LEAST_DIGITS;
}

/**
 * A member's name as other members see it: "5512345678" becomes "••• 5678", any other name stays.
 */
export function maskPhoneName(name: string): string {
  return isPhoneName(name) ? `••• ${name.replace(/\D/g, "").slice(-4)}` : name;
}
