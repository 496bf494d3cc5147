import type { Random } from "./context.ts";

/** Crockford's base32: no two letters sound or look alike. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference that people can read out over the telephone, e.g. "C-7K2M-4X9Q". */
export function newReference(random: Random, initial: string): string {
  const four = () => Array.from({ length: 4 }, () => LETTERS[random.below(32)]).join("");
  return `${initial}-${four()}-${four()}`;
}
