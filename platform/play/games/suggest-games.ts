import { and, eq, ne, sql } from "drizzle-orm";
import type { gameSuggestions } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { games } from "../../store/schema/catalogue.ts";
import { byPopularity, isOfferedTo, isOfTypes, selectGames } from "./offered.ts";
import { toGame } from "./to-game.ts";

const SUGGESTIONS_MAX = 6;

/**
 * Games to play instead: the most popular open ones of the same type, then of any type. For an
 * unknown game, the most popular ones.
 */
export async function suggestGames(
  context: Context,
  { gameCode, gameTypes }: InputOf<typeof gameSuggestions>,
): Promise<ValueOf<typeof gameSuggestions>> {
  const { store, merchant } = context;
  const offered = await isOfferedTo(context);
  const rows = await store.inMerchant(merchant.code, async (tx) => {
    const [instead] = await tx
      .select({ gameType: games.gameType })
      .from(games)
      .where(and(eq(games.merchant, merchant.code), eq(games.code, gameCode)));
    return selectGames(tx)
      .where(and(offered, isOfTypes(gameTypes), eq(games.state, "open"), ne(games.code, gameCode)))
      .orderBy(sql`${games.gameType} = ${instead?.gameType ?? ""} desc`, ...byPopularity)
      .limit(SUGGESTIONS_MAX);
  });
  return { games: rows.map((row) => toGame(row.game, row.vendorName, context)) };
}
