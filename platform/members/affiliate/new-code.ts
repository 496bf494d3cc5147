import type { Random } from "../../core/context.ts";

/** No letter or digit that is confused with another, read aloud or on a screen. */
const LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679";
const LENGTH = 9;

/** A member's own invitation code: one of 26 to the ninth, too many to guess. */
export function newCode(random: Random): string {
  return Array.from({ length: LENGTH }, () => LETTERS[random.below(LETTERS.length)]).join("");
}
