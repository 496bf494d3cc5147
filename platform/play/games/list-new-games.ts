import { and, gt, lte, sql } from "drizzle-orm";
import type { newGames } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { games } from "../../store/schema/catalogue.ts";
import { gamePage } from "./game-page.ts";
import { byPopularity, isOfferedTo, isOfTypes } from "./offered.ts";
import { newSince } from "./to-game.ts";

const WEEK_SECONDS = 7 * 86_400;

/**
 * The games of the given types, or of all, released within the last NEW_DAYS days. The youngest week
 * comes first; games of one week are equally new, and the merchant's own popularity orders them.
 */
export async function listNewGames(
  context: Context,
  input: InputOf<typeof newGames>,
): Promise<ValueOf<typeof newGames>> {
  const { store, merchant, clock } = context;
  const { gameTypes, ...paging } = input;
  const now = clock.now();
  const offered = await isOfferedTo(context);
  const age = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${games.releasedAt})`;
  const weeks = sql`floor(${age} / ${sql.raw(String(WEEK_SECONDS))})`;
  return store.inMerchant(merchant.code, (tx) =>
    gamePage(context, tx, {
      where: and(
        offered,
        isOfTypes(gameTypes),
        gt(games.releasedAt, newSince(now)),
        lte(games.releasedAt, now),
      ),
      order: { forwards: [weeks, ...byPopularity] },
      paging,
    }),
  );
}
