import type { RandomBytes } from "./runtime.ts";

/** So many random bytes as base64url: 16 make a transaction's name, 32 a secret handle. */
export function randomId(random: RandomBytes, length = 16): string {
  return Buffer.from(random.bytes(length)).toString("base64url");
}
