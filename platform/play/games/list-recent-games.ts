import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { recentGames } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { games, openedGames, vendors } from "../../store/schema/catalogue.ts";
import { rounds } from "../../store/schema/round.ts";
import { pageOf } from "./game-page.ts";
import { isOfferedTo, isOfTypes, selectGames, vendorOfGame } from "./offered.ts";
import { toGame } from "./to-game.ts";

/** How many rounds are read, for members who played a hundred thousand. */
const ROUNDS_MAX = 500;

/** The games the member opened or played, each once, latest first. Refuses guests. */
export async function listRecentGames(
  context: Context,
  input: InputOf<typeof recentGames>,
): Promise<ValueOf<typeof recentGames>> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const wanted = and(
    await isOfferedTo(context),
    input.gameType && eq(games.gameType, input.gameType),
    isOfTypes(input.gameTypes),
    input.vassalage ? eq(games.vendor, input.vassalage) : undefined,
  );
  return store.inMerchant(merchant.code, async (tx) => {
    const recent = lastTimes(tx, merchant.code, memberId);
    const rows = await selectGames(tx)
      .innerJoin(recent, eq(recent.game, games.code))
      .where(wanted)
      .orderBy(desc(recent.at), asc(games.code))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize);
    const [total] = await tx
      .select({ all: count() })
      .from(games)
      .innerJoin(vendors, vendorOfGame)
      .innerJoin(recent, eq(recent.game, games.code))
      .where(wanted);
    const played = rows.map((row) => toGame(row.game, row.vendorName, context));
    const { games: list, ...counts } = pageOf(played, total?.all ?? 0, input);
    return { list, ...counts };
  });
}

/** The member's last time at each game, by launches and by rounds. */
function lastTimes(tx: Transaction, merchant: string, member: string) {
  const played = tx
    .select({ game: rounds.game, at: rounds.openedAt })
    .from(rounds)
    .where(and(eq(rounds.merchant, merchant), eq(rounds.member, member), isNull(rounds.adjusts)))
    .orderBy(desc(rounds.openedAt))
    .limit(ROUNDS_MAX);
  const opened = tx
    .select({ game: openedGames.game, at: openedGames.openedAt })
    .from(openedGames)
    .where(and(eq(openedGames.merchant, merchant), eq(openedGames.member, member)));
  const times = opened.unionAll(played).as("times");
  return tx
    .select({ game: times.game, at: sql<Date>`max(${times.at})`.as("last_at") })
    .from(times)
    .groupBy(times.game)
    .as("recent");
}
