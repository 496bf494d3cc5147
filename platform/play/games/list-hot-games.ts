import { and, eq } from "drizzle-orm";
import { GAME_TYPES } from "../../contract/play/game-types.ts";
import type { hotGames } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { games } from "../../store/schema/catalogue.ts";
import { byPopularity, isOfferedTo, selectGames } from "./offered.ts";
import { toGame } from "./to-game.ts";

const HOT_GAMES_MAX = 200;

/** The open hot games by game type, in the order of the types. Empty types are left out. */
export async function listHotGames(
  context: Context,
  { vassalage }: InputOf<typeof hotGames>,
): Promise<ValueOf<typeof hotGames>> {
  const { store, merchant } = context;
  const isHot = and(
    await isOfferedTo(context),
    eq(games.isHot, true),
    eq(games.state, "open"),
    vassalage ? eq(games.vendor, vassalage) : undefined,
  );
  const rows = await store.inMerchant(merchant.code, (tx) =>
    selectGames(tx)
      .where(isHot)
      .orderBy(...byPopularity)
      .limit(HOT_GAMES_MAX),
  );
  const hot = rows.map((row) => toGame(row.game, row.vendorName, context));
  return GAME_TYPES.map((gameType) => ({
    gameType,
    games: hot.filter((game) => game.gameType === gameType),
  })).filter((group) => group.games.length > 0);
}
