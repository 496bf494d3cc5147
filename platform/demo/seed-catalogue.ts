import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { engineFacts, engineOf } from "#vendors/catalogue/engines.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import type { MerchantFile } from "../contract/staff/merchant/merchant-file.ts";
import { countPopularity } from "../play/games/count-popularity.ts";
import { writeGames } from "../play/games/write-games.ts";
import type { Transaction } from "../store/open-store.ts";
import { games, vendors } from "../store/schema/catalogue.ts";

/** The vendors that keep their players' money themselves. */
const PURSE_VENDORS: Record<string, readonly string[]> = { mareo: ["FAROLILLO"] };

/**
 * Adds every vendor and game of the catalogue to a merchant. A game without an engine is in
 * maintenance until it has one. A repeat changes nothing.
 */
export async function seedCatalogue(
  tx: Transaction,
  merchant: MerchantFile,
  studioOrigin: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(vendors)
    .values(
      catalogueVendors.map(({ code, name, card = "page" }, position) => ({
        merchant: merchant.code,
        code,
        name,
        logo: `/media/vendors/${code.toLowerCase()}.svg`,
        launchUrl: `${studioOrigin}/launch`,
        isHot: position < 2,
        card,
        walletType: PURSE_VENDORS[merchant.code]?.includes(code)
          ? ("transfer" as const)
          : ("seamless" as const),
        position,
      })),
    )
    .onConflictDoUpdate({
      target: [vendors.merchant, vendors.code],
      set: {
        launchUrl: sql`excluded.launch_url`,
        name: sql`excluded.name`,
        position: sql`excluded.position`,
        walletType: sql`excluded.wallet_type`,
      },
    });
  const rows = catalogueGames.map((game) => gameRow(merchant, game));
  await writeGames(tx, rows, catalogueFacts);
  await countPopularity(tx, merchant.code, now);
}

/** What each start takes from the catalogue again. A state that staff set stays. */
const catalogueFacts = {
  vendor: sql`excluded.vendor`,
  gameClassify: sql`excluded.game_classify`,
  name: sql`excluded.name`,
  // Names that staff gave it stay.
  otherNames: sql`case when ${games.names} = '{}'
    then excluded.other_names else ${games.otherNames} end`,
  seriesIcon: sql`excluded.series_icon`,
  rtp: sql`excluded.rtp`,
  minBet: sql`excluded.min_bet`,
  minLineNum: sql`excluded.min_line_num`,
  hasDemo: sql`excluded.has_demo`,
  maxMultiple: sql`excluded.max_multiple`,
  picture: sql`excluded.picture`,
  pin: sql`excluded.pin`,
  isHot: sql`excluded.is_hot`,
  releasedAt: sql`excluded.released_at`,
  // A game with a new engine opens, and one without an engine closes.
  state: sql`case
    when excluded.state = 'maintenance' then excluded.state
    when excluded.has_demo and not ${games.hasDemo} then excluded.state
    else ${games.state} end`,
};

const NO_ENGINE = { rtp: null, minBet: 10_000n, minLineNum: 1, hasDemo: false, maxMultiple: null };

function gameRow(merchant: MerchantFile, game: CatalogueGame) {
  const rank = merchant.favourites?.indexOf(game.code) ?? -1;
  const engine = engineOf(game);
  const pin = rank >= 0 ? rank : null;
  return {
    merchant: merchant.code,
    code: game.code,
    vendor: game.vendor,
    gameType: game.gameType,
    gameClassify: game.gameClassify,
    name: game.name,
    otherNames: game.otherNames ? ` ${game.otherNames}` : "",
    state: engine ? ("open" as const) : ("maintenance" as const),
    seriesIcon: game.seriesIcon ?? null,
    ...(engine ? engineFacts[engine] : NO_ENGINE),
    isHot: pin !== null || (game.gameType !== "RNG" && isChosen(merchant.code, game.code)),
    picture: `/media/games/${game.code}`,
    pin,
    releasedAt: new Date(`${game.releasedAt}T00:00:00Z`),
  };
}

/** One in six of the games without reels is hot. Each brand has others. */
function isChosen(merchant: string, code: string): boolean {
  return createHash("sha256").update(`${merchant}/${code}`).digest().readUInt16BE(0) % 6 === 0;
}
