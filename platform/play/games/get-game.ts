import { and, eq } from "drizzle-orm";
import type { gameOne } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { games } from "../../store/schema/catalogue.ts";
import { isOfferedTo, selectGames } from "./offered.ts";
import { toGame } from "./to-game.ts";

/** One game of the merchant, also in maintenance. Refuses others with game_unknown. */
export async function getGame(
  context: Context,
  input: InputOf<typeof gameOne>,
): Promise<ValueOf<typeof gameOne>> {
  return context.store.inMerchant(context.merchant.code, (tx) =>
    offeredGame(context, tx, input.gameCode),
  );
}

export async function offeredGame(context: Context, tx: Transaction, code: string) {
  const [row] = await selectGames(tx).where(and(await isOfferedTo(context), eq(games.code, code)));
  if (!row) throw new Refusal("game_unknown", { status: 404 });
  return toGame(row.game, row.vendorName, context);
}
