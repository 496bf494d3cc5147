import { createHash } from "node:crypto";
import type { Random } from "../../core/context.ts";

/**
 * Tokens and player ids sent outside begin with the merchant ("alba.k3Vx…"). So every lookup they
 * lead to stays within one merchant.
 */
export type Owned = { merchant: string; rest: string };

export function splitOwned(text: string): Owned | null {
  const [, merchant, rest] = /^([a-z0-9-]{1,40})\.(.+)$/.exec(text) ?? [];
  return merchant && rest ? { merchant, rest } : null;
}

/** A member's player id at vendors. */
export function playerIdOf(merchant: string, memberId: string): string {
  return `${merchant}.${memberId}`;
}

/** A launch or session token: the merchant, then 32 random bytes. Only its hash is stored. */
export function makeToken(merchant: string, random: Random): string {
  return `${merchant}.${Buffer.from(random.bytes(32)).toString("base64url")}`;
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
