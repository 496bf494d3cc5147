import type { Context } from "../../core/context.ts";
import type { Store } from "../../store/open-store.ts";
import { readVipLevel } from "./read-vip-standing.ts";

type Kept = { level: number; until: number };

const KEPT_MS = 60_000;
const KEPT_MAX = 10_000;
const keptBy = new WeakMap<Store, Map<string, Kept>>();

/**
 * A member's VIP level for the pages, kept for a minute, because every page asks for it. Whatever moves money reads it anew.
 */
export async function keptVipLevel(
  { store, merchant, clock }: Context,
  memberId: string,
): Promise<number> {
  const kept = keptBy.get(store) ?? new Map<string, Kept>();
  keptBy.set(store, kept);
  const key = JSON.stringify([merchant.code, memberId]);
  const now = clock.now().getTime();
  const known = kept.get(key);
  if (known && now < known.until) return known.level;
  const owner = { merchant: merchant.code, memberId };
  const level = await store.reading(merchant.code, (reader) => readVipLevel(reader, owner));
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(key, { level, until: now + KEPT_MS });
  return level;
}
