import type { Random } from "../../core/context.ts";

/** Nothing that is taken for another when read aloud or off a screen. */
const LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679";
const LENGTH = 9;

/** A member's own invitation code: 26 to the ninth, so that none is met by guessing. */
export function newCode(random: Random): string {
  return Array.from({ length: LENGTH }, () => LETTERS[random.below(LETTERS.length)]).join("");
}
