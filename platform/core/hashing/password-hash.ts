import { hash, verify } from "@node-rs/argon2";
import type { Random } from "../context.ts";
import { createWorkQueue } from "./work-queue.ts";

/** Argon2id as OWASP recommends: 19 MiB, two passes, one lane; about 6 ms per hash. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared against when there is no such account, so that both cases take the same time. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$WMi7pfuOhsJEtgy4pIlqUg$iHCbuciNYz65XQdcQyIP6dQ/17pKSVttyKg6j1bPaew";

/** Half of Node's four worker threads, and a queue that is done within a second. */
const inTurn = createWorkQueue({ atOnce: 2, waiting: 256 });

export function hashPassword(password: string, random: Random): Promise<string> {
  return inTurn(() => hash(password, { ...OPTIONS, salt: random.bytes(16) }));
}

/**
 * True when the password fits the hash. Without a hash it takes the same time and returns false.
 * Accounts that log in by code have an empty hash.
 */
export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  const fits = await inTurn(() => verify(known || NOBODY, password));
  return Boolean(known) && fits;
}
