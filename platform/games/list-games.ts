import { and, asc, count, desc, eq, ilike } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { gameList } from "../contract/games.ts";
import { games, vendors } from "../store/schema/catalogue.ts";
import { isOffered, vendorOfGame } from "./offered.ts";
import { toGame } from "./to-game.ts";

type Input = InputOf<typeof gameList>;

/** One page of the merchant's games, the most popular first, then by code. */
export async function listGames(context: Context, input: Input): Promise<ValueOf<typeof gameList>> {
  const { store, merchant, clock } = context;
  const wanted = and(isOffered(merchant.code), ...filters(input));
  return store.inMerchant(merchant.code, async (tx) => {
    const rows = await tx
      .select({ game: games, vendorName: vendors.name })
      .from(games)
      .innerJoin(vendors, vendorOfGame)
      .where(wanted)
      .orderBy(desc(games.popularity), asc(games.code))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize);
    const [total] = await tx
      .select({ all: count() })
      .from(games)
      .innerJoin(vendors, vendorOfGame)
      .where(wanted);
    const totalGames = total?.all ?? 0;
    return {
      games: rows.map((row) => toGame(row.game, row.vendorName, clock.now())),
      totalPages: Math.ceil(totalGames / input.pageSize),
      totalGames,
    };
  });
}

function filters(input: Input) {
  const { gameType, vassalage, gameClassify, gameName } = input;
  return [
    gameType ? eq(games.gameType, gameType) : undefined,
    vassalage ? eq(games.vendor, vassalage) : undefined,
    gameClassify ? eq(games.gameClassify, gameClassify) : undefined,
    gameName?.trim() ? ilike(games.name, `%${literal(gameName.trim())}%`) : undefined,
  ];
}

/** What a person types is text, so the wildcards of LIKE stand for themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
