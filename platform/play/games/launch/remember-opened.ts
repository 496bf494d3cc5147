import type { Context } from "../../../core/context.ts";
import { openedGames } from "../../../store/schema/catalogue.ts";

/** Records that a member opened a game, for the list of recent games. */
export async function rememberOpened(
  { store, merchant, clock }: Context,
  member: string,
  game: string,
): Promise<void> {
  const openedAt = clock.now();
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .insert(openedGames)
      .values({ merchant: merchant.code, member, game, openedAt })
      .onConflictDoUpdate({
        target: [openedGames.merchant, openedGames.member, openedGames.game],
        set: { openedAt },
      }),
  );
}
