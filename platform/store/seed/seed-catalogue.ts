import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import type { Transaction } from "../open-store.ts";
import { games, vendors } from "../schema/catalogue.ts";
import type { DemoMerchant } from "./demo-merchant.ts";

/** Only what the embedded studio can play today: slots on one engine. */
const playable = catalogueGames.filter((game) => game.gameType === "RNG");

/** Puts the embedded studio's vendors and slots on a merchant's shelf; again, it changes nothing. */
export async function seedCatalogue(
  tx: Transaction,
  merchant: DemoMerchant,
  studioOrigin: string,
): Promise<void> {
  const offered = catalogueVendors.filter(({ code }) =>
    playable.some((game) => game.vendor === code),
  );
  await tx
    .insert(vendors)
    .values(
      offered.map(({ code, name }, position) => ({
        merchant: merchant.code,
        code,
        name,
        logo: `/media/vendors/${code.toLowerCase()}.svg`,
        launchUrl: `${studioOrigin}/launch`,
        isHot: position < 2,
        position,
      })),
    )
    .onConflictDoUpdate({
      target: [vendors.merchant, vendors.code],
      set: { launchUrl: sql`excluded.launch_url`, name: sql`excluded.name` },
    });
  await tx
    .insert(games)
    .values(playable.map((game) => gameRow(merchant, game)))
    .onConflictDoUpdate({
      target: [games.merchant, games.code],
      set: { name: sql`excluded.name`, picture: sql`excluded.picture` },
    });
}

function gameRow(merchant: DemoMerchant, game: CatalogueGame) {
  const rank = merchant.favourites.indexOf(game.code);
  return {
    merchant: merchant.code,
    code: game.code,
    vendor: game.vendor,
    gameType: game.gameType,
    gameClassify: game.gameClassify,
    name: game.name,
    rtp: "95.99",
    minBet: 2_000n,
    minLineNum: 20,
    isHot: rank >= 0,
    hasDemo: false,
    picture: `/media/games/${game.code}`,
    popularity: rank >= 0 ? 1_000 - rank : popularityOf(merchant.code, game.code),
    releasedAt: new Date(`${game.releasedAt}T00:00:00Z`),
  };
}

/** A steady order of its own for each brand, so that two lobbies do not look alike. */
function popularityOf(merchant: string, code: string): number {
  const digest = createHash("sha256").update(`${merchant}/${code}`).digest();
  return digest.readUInt16BE(0) % 900;
}
