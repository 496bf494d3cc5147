import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Store } from "../../store/open-store.ts";
import { addressKey } from "../access/address-key.ts";
import type { Context } from "../context.ts";

/** So many attempts within so much time. */
export type Limit = {
  name: string;
  points: number;
  durationSeconds: number;
  /**
   * The block after the limit is used up. Without it, the block lasts for the rest of the duration.
   */
  blockSeconds?: number;
};

const limiters = new WeakMap<Store, Map<string, RateLimiterPostgres>>();

export function limiterOf(store: Store, limit: Limit): RateLimiterPostgres {
  const known = limiters.get(store) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(store, known);
  const limiter =
    known.get(limit.name) ??
    new RateLimiterPostgres({
      storeClient: store.counters,
      storeType: "pool",
      tableName: "attempt_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.durationSeconds,
      blockDuration: limit.blockSeconds ?? 0,
      inMemoryBlockOnConsumed: limit.points,
    });
  known.set(limit.name, limiter);
  return limiter;
}

export type LimitKey = [Limit, string];
type Counter = Pick<Context, "store">;

/** Counts one attempt; returns what is used up when there was none left. */
export async function consume(context: Counter, limit: Limit, key: string) {
  try {
    await limiterOf(context.store, limit).consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Takes one of each, in this order. Refuses with too_many_attempts when a limit is used up. */
export async function takeEach(context: Counter, keys: readonly LimitKey[]): Promise<void> {
  for (const [limit, key] of keys) {
    const refused = await consume(context, limit, key);
    if (refused) throw tooMany(refused);
  }
}

/** Forgets what was counted under each of these keys. */
export async function returnEach(context: Counter, keys: readonly LimitKey[]): Promise<void> {
  for (const [limit, key] of keys) await limiterOf(context.store, limit).delete(key);
}

/** Counts one attempt from this address and refuses beyond the limit. */
export async function countAtAddress(context: Context, limit: Limit): Promise<void> {
  await takeEach(context, [[limit, addressKeyOf(context)]]);
}

/** The key of this address, or of something at this address. */
export function addressKeyOf(
  { merchant, clientAddress }: Pick<Context, "clientAddress"> & { merchant: { code: string } },
  ...parts: string[]
): string {
  return keyOf(merchant.code, ...parts, addressKey(clientAddress));
}

/**
 * Limits per browser, in addition to per address. A browser without the cookie falls back to the
 * address limit. Other browsers are not affected.
 */
export function deviceKeys({ merchant, deviceToken }: Context, limit: Limit): LimitKey[] {
  return deviceToken ? [[limit, deviceKey(merchant.code, deviceToken)]] : [];
}

export const deviceKey = (merchant: string, token: string) => keyOf(merchant, "device", token);

export function keyOf(merchant: string, ...parts: string[]): string {
  const hash = createHash("sha256").update(parts.join("\n")).digest("base64url");
  return `${merchant}:${hash}`;
}

export function tooMany(used: RateLimiterRes): Refusal {
  const minutes = Math.max(1, Math.ceil(used.msBeforeNext / 60_000));
  return new Refusal("too_many_attempts", { status: 429, details: { minutes } });
}
