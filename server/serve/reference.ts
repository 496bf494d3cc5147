import { randomBytes } from "node:crypto";

/** Crockford's base32: it has no letters that are easily confused. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A request's name that a player can read out on the phone, e.g. "7K3M-9QXT-2F". */
export function newRequestId(): string {
  const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % 32]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
