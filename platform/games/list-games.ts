import { and, asc, desc, eq, gte, inArray, like, sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { gameList } from "../contract/games.ts";
import { parseAmount } from "../domain/money.ts";
import type { Transaction } from "../store/open-store.ts";
import { games } from "../store/schema/catalogue.ts";
import { gamePage, type Order } from "./game-page.ts";
import { byPopularity, byPopularityBackwards, isOffered } from "./offered.ts";
import { searchWords } from "./search-name.ts";

type Input = InputOf<typeof gameList>;

/**
 * One page of the merchant's games. A search finds names that hold every typed word; where none
 * does, it finds names that resemble the text, the most similar first.
 */
export async function listGames(context: Context, input: Input): Promise<ValueOf<typeof gameList>> {
  const { store, merchant } = context;
  const narrowed = and(isOffered(merchant.code), ...filters(input));
  const words = searchWords(input.gameName ?? "");
  return store.inMerchant(merchant.code, async (tx) => {
    const found = await gamePage(context, tx, {
      where: and(narrowed, ...words.map((word) => like(games.searchName, `%${literal(word)}%`))),
      order: orders[input.sort],
      paging: input,
    });
    if (words.length === 0 || found.totalGames > 0) return found;
    const similar = await resembling(tx, merchant.code, words.join(" "));
    if (similar.length === 0) return found;
    return gamePage(context, tx, {
      where: and(narrowed, inArray(games.code, similar)),
      order: { forwards: [sql`array_position(${sql.param(similar)}::text[], ${games.code})`] },
      paging: input,
    });
  });
}

const RESEMBLING_MAX = 60;

/** The codes of the games whose names resemble a text, the most similar first. */
async function resembling(tx: Transaction, merchant: string, text: string): Promise<string[]> {
  const { rows } = await tx.execute<{ game: string }>(
    sql`select game from games_resembling(${merchant}, ${text})
      order by likeness desc, game limit ${RESEMBLING_MAX}`,
  );
  return rows.map(({ game }) => game);
}

const orders: Record<Input["sort"], Order> = {
  popular: { forwards: byPopularity, backwards: byPopularityBackwards },
  new: {
    forwards: [desc(games.releasedAt), asc(games.code)],
    backwards: [asc(games.releasedAt), desc(games.code)],
  },
  name: {
    forwards: [asc(games.searchName), asc(games.code)],
    backwards: [desc(games.searchName), desc(games.code)],
  },
};

function filters({ gameType, vassalage, gameClassify, minBet, minLineNum }: Input) {
  return [
    gameType && eq(games.gameType, gameType),
    vassalage ? eq(games.vendor, vassalage) : undefined,
    gameClassify ? eq(games.gameClassify, gameClassify) : undefined,
    minBet && gte(games.minBet, parseAmount(minBet) ?? 0n),
    minLineNum && minLineNum > 1 ? gte(games.minLineNum, minLineNum) : undefined,
  ].filter((filter) => typeof filter === "object");
}

/** What a person types is text, so the wildcards of LIKE stand for themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
