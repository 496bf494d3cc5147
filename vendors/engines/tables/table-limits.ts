import type { TableKind } from "./rules/table-kinds.ts";

const whole = (amount: number) => BigInt(amount) * 10_000n;

/** The chips, and the limits per place and per table in one round; in 1/10,000. */
export const CHIPS: readonly bigint[] = [1, 5, 25, 100, 500].map(whole);
export const CHIP_LEAST = whole(1);
export const TABLE_MOST = whole(5_000);

const OF_PLACE: { readonly [kind in TableKind]?: Readonly<Record<string, number>> } = {
  "money-wheel": { "twenty-five": 1_500, crown: 750 },
  "three-five-seven": { three: 1_000, five: 200, seven: 500 },
};

/** A place with a high pay takes less, so that no place wins more than 40,000 and its stake. */
export function spotMost(kind: TableKind, spot: string): bigint {
  const own = OF_PLACE[kind]?.[spot];
  if (own !== undefined) return whole(own);
  if (spot.startsWith("number-") || spot.startsWith("single-")) return whole(1_000);
  if (spot.startsWith("split-")) return whole(2_000);
  if (spot.startsWith("triple-")) return whole(200);
  if (kind === "sic-bo" && /^(sum|double|any)/.test(spot)) return whole(500);
  return whole(2_500);
}
