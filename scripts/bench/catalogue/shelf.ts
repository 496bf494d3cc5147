import { createHash } from "node:crypto";
import type { Store } from "#platform/store/open-store.ts";
import { games, vendors } from "#platform/store/schema/catalogue.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";

export const MERCHANT = "bench";
export const GAMES = 10_000;

const MIN_BETS = [100n, 500n, 1_000n, 2_000n, 5_000n, 7_500n, 10_000n];
const LINES = [1, 5, 9, 10, 20, 25, 40, 50];
const DAY_MS = 86_400_000;
export const BENCH_NOW = Date.UTC(2026, 10, 20);

/**
 * A merchant with this many games: the catalogue's names combined in pairs, over its vendors, types
 * and classes. Every run makes the same games.
 */
export async function stockShelf(store: Store, count: number): Promise<void> {
  await store.db.insert(merchants).values({
    ...{ code: MERCHANT, name: MERCHANT, currency: "MXN", currencySymbol: "P" },
    ...{ jurisdiction: "demo", isDemonstration: true },
  });
  await store.inMerchant(MERCHANT, async (tx) => {
    await tx.insert(vendors).values(
      catalogueVendors.map(({ code, name }, position) => ({
        merchant: MERCHANT,
        code,
        name,
        logo: "",
        launchUrl: "",
        position,
      })),
    );
    for (let from = 0; from < count; from += 500) {
      const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => row(from + at));
      await tx.insert(games).values(rows);
    }
  });
}

function row(at: number) {
  const hash = createHash("sha256").update(`game ${at}`).digest();
  const one = catalogueGames[hash.readUInt16BE(0) % catalogueGames.length]!;
  const two = catalogueGames[hash.readUInt16BE(2) % catalogueGames.length]!;
  const isMaintained = one.gameType === "RNG" || hash[4]! % 4 > 0;
  return {
    merchant: MERCHANT,
    code: `game-${at}`,
    vendor: one.vendor,
    gameType: one.gameType,
    gameClassify: one.gameClassify,
    name: `${one.name} ${two.name.split(" ").at(-1)}`,
    state: isMaintained ? ("open" as const) : ("maintenance" as const),
    minBet: MIN_BETS[hash[5]! % MIN_BETS.length]!,
    minLineNum: LINES[hash[6]! % LINES.length]!,
    isHot: hash[7]! % 50 === 0,
    picture: "",
    popularity: hash.readUInt32BE(8) % 1_000_000,
    releasedAt: new Date(BENCH_NOW - (hash.readUInt16BE(12) % 1_500) * DAY_MS),
  };
}
