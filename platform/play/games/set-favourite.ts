import { and, eq } from "drizzle-orm";
import type { favouriteSet } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { favourites } from "../../store/schema/catalogue.ts";
import { offeredGame } from "./get-game.ts";

/**
 * Saves a game for the member or removes it; a repeat changes nothing. Refuses guests, trial
 * accounts (in_need_true_account), and a wrong vendor or type (game_unknown). A game that is no
 * longer offered can still be removed.
 */
export async function setFavourite(
  context: Context,
  { nodeId, vendor, gameType, isFavourite }: InputOf<typeof favouriteSet>,
): Promise<ValueOf<typeof favouriteSet>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const key = { merchant: merchant.code, member: memberId, game: nodeId };
  await store.inMerchant(merchant.code, async (tx) => {
    if (!isFavourite) {
      await tx
        .delete(favourites)
        .where(
          and(
            eq(favourites.merchant, key.merchant),
            eq(favourites.member, key.member),
            eq(favourites.game, key.game),
          ),
        );
      return;
    }
    const game = await offeredGame(context, tx, nodeId);
    if (game.vassalage !== vendor || game.gameType !== gameType) {
      throw new Refusal("game_unknown", { status: 404 });
    }
    await tx
      .insert(favourites)
      .values({ ...key, savedAt: clock.now() })
      .onConflictDoNothing();
  });
  return { isFavourite };
}
