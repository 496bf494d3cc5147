import { newToken, tokenHash } from "../../../core/access/token.ts";
import type { Context } from "../../../core/context.ts";

export const REMEMBER_HOURS = 24;
/**
 * A browser that opens two pages at once shows the same secret twice. Later, a second use means
 * theft.
 */
export const SAME_MOMENT_MS = 20_000;

/** A new secret and its stored form. */
export function newSecret({ random }: Pick<Context, "random">) {
  const secret = newToken(random);
  return { secret, secretHash: tokenHash(secret) };
}

export const joinToken = (id: string, secret: string) => `${id}.${secret}`;

/** The family's id and the hash of the secret; null for any other text. */
export function splitToken(token: string): { id: string; hash: string } | null {
  const match = /^([a-z0-9]{12})\.([\w-]{43})$/.exec(token);
  return match ? { id: match[1]!, hash: tokenHash(match[2]!) } : null;
}
