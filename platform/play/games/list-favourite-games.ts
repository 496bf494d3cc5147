import { and, asc, count, desc, eq } from "drizzle-orm";
import type { favouriteGames } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { favourites, games, vendors } from "../../store/schema/catalogue.ts";
import { pageOf } from "./game-page.ts";
import { isOfferedTo, isOfTypes, selectGames, vendorOfGame } from "./offered.ts";
import { toGame } from "./to-game.ts";

const gameOfFavourite = and(
  eq(favourites.merchant, games.merchant),
  eq(favourites.game, games.code),
);

/** One page of the member's saved games, latest first. Refuses guests and trial accounts. */
export async function listFavouriteGames(
  context: Context,
  input: InputOf<typeof favouriteGames>,
): Promise<ValueOf<typeof favouriteGames>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const mine = and(
    await isOfferedTo(context),
    eq(favourites.member, memberId),
    input.gameType && eq(games.gameType, input.gameType),
    isOfTypes(input.gameTypes),
  );
  return store.inMerchant(merchant.code, async (tx) => {
    const rows = await selectGames(tx)
      .innerJoin(favourites, gameOfFavourite)
      .where(mine)
      .orderBy(desc(favourites.savedAt), asc(games.code))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize);
    const [total] = await tx
      .select({ all: count() })
      .from(games)
      .innerJoin(vendors, vendorOfGame)
      .innerJoin(favourites, gameOfFavourite)
      .where(mine);
    const saved = rows.map((row) => toGame(row.game, row.vendorName, context));
    const { games: content, ...counts } = pageOf(saved, total?.all ?? 0, input);
    return { content, ...counts };
  });
}
