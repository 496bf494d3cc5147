import { and, asc, desc, eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import { GAME_TYPES, type hotGames } from "../contract/games.ts";
import { games, vendors } from "../store/schema/catalogue.ts";
import { isOffered, vendorOfGame } from "./offered.ts";
import { toGame } from "./to-game.ts";

const HOT_GAMES_MAX = 200;

/** The hot games by game type, in the order of the types; types without one are left out. */
export async function listHotGames(
  context: Context,
  _input: InputOf<typeof hotGames>,
): Promise<ValueOf<typeof hotGames>> {
  const { store, merchant, clock } = context;
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ game: games, vendorName: vendors.name })
      .from(games)
      .innerJoin(vendors, vendorOfGame)
      .where(and(isOffered(merchant.code), eq(games.isHot, true)))
      .orderBy(desc(games.popularity), asc(games.code))
      .limit(HOT_GAMES_MAX),
  );
  const hot = rows.map((row) => toGame(row.game, row.vendorName, clock.now()));
  return GAME_TYPES.map((gameType) => ({
    gameType,
    games: hot.filter((game) => game.gameType === gameType),
  })).filter((group) => group.games.length > 0);
}
