import { createHash } from "node:crypto";
import type { Random } from "../../core/context.ts";

/**
 * Tokens and player ids that leave the house begin with the merchant ("alba.k3Vx…"), so that every
 * lookup that they lead to is one merchant's.
 */
export type Owned = { merchant: string; rest: string };

export function splitOwned(text: string): Owned | null {
  const [, merchant, rest] = /^([a-z0-9-]{1,40})\.(.+)$/.exec(text) ?? [];
  return merchant && rest ? { merchant, rest } : null;
}

/** The player id that vendors know a member by. */
export function playerIdOf(merchant: string, memberId: string): string {
  return `${merchant}.${memberId}`;
}

/** A launch or session token: 32 random bytes behind the merchant. Only its hash is kept. */
export function makeToken(merchant: string, random: Random): string {
  return `${merchant}.${Buffer.from(random.bytes(32)).toString("base64url")}`;
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
