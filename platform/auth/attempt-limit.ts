import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Context } from "../context.ts";
import { Refusal } from "../contract/refusal.ts";
import type { Store } from "../store/open-store.ts";

/** How often something may happen within how long. */
type Limit = { name: string; points: number; durationSeconds: number };

/**
 * Failed logins count per account *and* address, and per address alone. Nothing counts per account
 * alone: a stranger who guesses from elsewhere must not be able to lock the owner out.
 */
const ACCOUNT_AT_ADDRESS: Limit = { name: "login", points: 5, durationSeconds: 15 * 60 };
const LOGIN_ADDRESS: Limit = { name: "login-address", points: 100, durationSeconds: 60 * 60 };
const REGISTER_ADDRESS: Limit = { name: "register-address", points: 100, durationSeconds: 60 * 60 };

const limiters = new WeakMap<Store, Map<string, RateLimiterPostgres>>();

function limiterOf(store: Store, limit: Limit): RateLimiterPostgres {
  const known = limiters.get(store) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(store, known);
  const limiter =
    known.get(limit.name) ??
    new RateLimiterPostgres({
      storeClient: store.pool,
      storeType: "pool",
      tableName: "attempt_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.durationSeconds,
      inMemoryBlockOnConsumed: limit.points,
    });
  known.set(limit.name, limiter);
  return limiter;
}

type LimitKey = [Limit, string];

function loginKeys(context: Context, usernameKey: string): [LimitKey, LimitKey] {
  const { merchant, clientAddress } = context;
  return [
    [ACCOUNT_AT_ADDRESS, keyOf(merchant.code, usernameKey, clientAddress)],
    [LOGIN_ADDRESS, keyOf(merchant.code, clientAddress)],
  ];
}

/**
 * Takes one attempt before the password is looked at, so that guesses sent at once count as well;
 * refuses with too_many_attempts where the limits are used up.
 */
export async function takeLoginAttempt(context: Context, usernameKey: string): Promise<void> {
  for (const [limit, key] of loginKeys(context, usernameKey)) {
    const refused = await consume(context, limit, key);
    if (refused) throw tooMany(refused);
  }
}

/** Gives back what a login took that turned out to be right. */
export async function returnLoginAttempts(context: Context, usernameKey: string): Promise<void> {
  const [account, address] = loginKeys(context, usernameKey);
  await limiterOf(context.store, account[0]).delete(account[1]);
  await limiterOf(context.store, address[0]).reward(address[1]);
}

/** Counts one registration from this address, and refuses beyond the limit. */
export async function countRegistration(context: Context): Promise<void> {
  const key = keyOf(context.merchant.code, context.clientAddress);
  const refused = await consume(context, REGISTER_ADDRESS, key);
  if (refused) throw tooMany(refused);
}

async function consume(context: Context, limit: Limit, key: string) {
  try {
    await limiterOf(context.store, limit).consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

function keyOf(merchant: string, ...parts: string[]): string {
  const hash = createHash("sha256").update(parts.join("\n")).digest("base64url");
  return `${merchant}:${hash}`;
}

function tooMany(used: RateLimiterRes): Refusal {
  const minutes = Math.max(1, Math.ceil(used.msBeforeNext / 60_000));
  return new Refusal("too_many_attempts", { status: 429, details: { minutes } });
}
