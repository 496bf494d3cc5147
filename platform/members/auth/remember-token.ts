import { newToken, tokenHash } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";

export const REMEMBER_HOURS = 24;
/** A browser that opens two pages at once shows the same secret twice; later it was stolen. */
export const SAME_MOMENT_MS = 20_000;

/** A secret to give away and what is kept of it. */
export function newSecret({ random }: Pick<Context, "random">) {
  const secret = newToken(random);
  return { secret, secretHash: tokenHash(secret) };
}

export const joinToken = (id: string, secret: string) => `${id}.${secret}`;

/** The family's name and the hash of the secret, or null for what is no token of ours. */
export function splitToken(token: string): { id: string; hash: string } | null {
  const match = /^([a-z0-9]{12})\.([\w-]{43})$/.exec(token);
  return match ? { id: match[1]!, hash: tokenHash(match[2]!) } : null;
}
