import { fewRandomBytes } from "../pages/random-pool.ts";

/** Crockford's base32: no letter that is read out as another. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A request's name that a player can read out over the telephone, e.g. "7K3M-9QXT-2F". */
export function newRequestId(): string {
  const letters = [...fewRandomBytes(10)].map((byte) => LETTERS[byte % 32]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
