import { isPhoneName } from "../members/mask-phone-name.ts";

/**
 * Masks a winner's name for the public: "mario77" becomes "mar•••7". Short names keep less, and a
 * telephone number keeps its last two digits.
 */
export function maskPlayer(name: string): string {
  if (isPhoneName(name)) return `•••${name.replace(/\D/g, "").slice(-2)}`;
  const letters = [...name];
  const shown = letters.slice(0, Math.min(3, Math.floor(letters.length / 2))).join("");
  const last = letters.length > 4 ? letters.at(-1) : "";
  return `${shown}•••${last}`;
}
