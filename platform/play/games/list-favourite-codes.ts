import { and, desc, eq } from "drizzle-orm";
import type { favouriteCodes } from "../../contract/play/games.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { favourites } from "../../store/schema/catalogue.ts";

/** The codes of the member's saved games, latest first. A trial account has none. */
export async function listFavouriteCodes(
  context: Context,
): Promise<ValueOf<typeof favouriteCodes>> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ game: favourites.game })
      .from(favourites)
      .where(and(eq(favourites.merchant, merchant.code), eq(favourites.member, memberId)))
      .orderBy(desc(favourites.savedAt), favourites.game),
  );
  return { gameCodes: rows.map(({ game }) => game) };
}
