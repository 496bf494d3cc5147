import { and, asc, desc, gt, lte } from "drizzle-orm";
import type { newGames } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { games } from "../../store/schema/catalogue.ts";
import { gamePage } from "./game-page.ts";
import { isOfferedTo, isOfTypes } from "./offered.ts";
import { newSince } from "./to-game.ts";

/**
 * The games of the given types, or of all, released within the last NEW_DAYS days, newest first.
 */
export async function listNewGames(
  context: Context,
  input: InputOf<typeof newGames>,
): Promise<ValueOf<typeof newGames>> {
  const { store, merchant, clock } = context;
  const { gameTypes, ...paging } = input;
  const now = clock.now();
  const offered = await isOfferedTo(context);
  return store.inMerchant(merchant.code, (tx) =>
    gamePage(context, tx, {
      where: and(
        offered,
        isOfTypes(gameTypes),
        gt(games.releasedAt, newSince(now)),
        lte(games.releasedAt, now),
      ),
      order: { forwards: [desc(games.releasedAt), asc(games.code)] },
      paging,
    }),
  );
}
