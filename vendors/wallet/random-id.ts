import type { RandomBytes } from "./runtime.ts";

/** This many random bytes as base64url: 16 for a transaction's id, 32 for a secret handle. */
export function randomId(random: RandomBytes, length = 16): string {
  return Buffer.from(random.bytes(length)).toString("base64url");
}
