import { and, asc, desc, eq, gte, inArray, like, or, type SQL, sql } from "drizzle-orm";
import type { gameList } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { parseAmount } from "../../domain/money.ts";
import type { Transaction } from "../../store/open-store.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { gamePage, type Order } from "./game-page.ts";
import { byPopularity, byPopularityBackwards, isOfferedTo, isOfTypes } from "./offered.ts";
import { type Kind, kindCalled } from "./search/kind-called.ts";
import { searchWords } from "./search/search-name.ts";

type Input = InputOf<typeof gameList>;

/**
 * One page of the merchant's games. A search finds games whose names contain every typed word, then
 * games of vendors with such names and of kinds that players call so. Without a match it finds similar
 * names, the most similar first.
 */
export async function listGames(context: Context, input: Input): Promise<ValueOf<typeof gameList>> {
  const { store, merchant } = context;
  if (input.channel && input.channel !== merchant.code)
    throw new Refusal("invalid_input", { field: "channel" });
  const narrowed = and(await isOfferedTo(context), ...filters(input));
  const words = searchWords(input.gameName ?? "");
  return store.inMerchant(merchant.code, async (tx) => {
    const named = await namedBy(tx, merchant.code, words);
    const found = await gamePage(context, tx, {
      where: and(narrowed, named.matching),
      order: input.sort === "popular" ? (named.order ?? orders.popular) : orders[input.sort],
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

/** Fewer letters begin the name of nearly any vendor. */
const VENDOR_LETTERS_MIN = 3;

/**
 * The games that a text names: first the game of that name, then names that begin with it, names with
 * the typed words at the beginning of words, within words, and games of vendors or kinds that it names.
 */
async function namedBy(
  tx: Transaction,
  merchant: string,
  words: string[],
): Promise<{ matching?: SQL | undefined; order?: Order }> {
  if (words.length === 0) return {};
  const all = await tx
    .select({ code: vendors.code, name: vendors.name })
    .from(vendors)
    .where(eq(vendors.merchant, merchant));
  const parts = words.map((word) => ({
    inName: like(games.searchName, `%${literal(word)}%`),
    beginsWord: like(sql`' ' || ${games.searchName}`, `% ${literal(word)}%`),
    ofVendors: all
      .filter(({ name }) => searchWords(name).some((part) => part.startsWith(word)))
      .filter(() => word.length >= VENDOR_LETTERS_MIN)
      .map(({ code }) => code),
    ofKind: kindCalled(word),
  }));
  const kind = words.length > 1 ? kindCalled(words.join("")) : undefined;
  const byName = and(...parts.map(({ inName }) => inName));
  const beginning = and(...parts.map(({ beginsWord }) => beginsWord));
  const text = words.join(" ");
  const begins = like(games.searchName, `${literal(text)}%`);
  const isName = sql`${begins} and length(${games.name}) = ${text.length}`;
  const matches = [isName, begins, beginning, byName];
  const order = { forwards: [...matches.map((match) => sql`(${match}) desc`), ...byPopularity] };
  const each = parts.map(({ inName, ofVendors, ofKind }) =>
    or(inName, ofVendors.length > 0 ? inArray(games.vendor, ofVendors) : undefined, isOf(ofKind)),
  );
  return { matching: or(and(...each), isOf(kind)), order };
}

function isOf(kind: Kind | undefined): SQL | undefined {
  if (!kind) return undefined;
  if ("gameType" in kind) return eq(games.gameType, kind.gameType);
  return eq(games.gameClassify, kind.gameClassify);
}

const RESEMBLING_MAX = 60;

/** The codes of games with names similar to a text, the most similar first. */
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

function filters({ gameType, vassalage, gameClassify, minBet, minLineNum, ...several }: Input) {
  const { gameTypes, gameCodes } = several;
  return [
    gameType && eq(games.gameType, gameType),
    isOfTypes(gameTypes),
    gameCodes && inArray(games.code, gameCodes),
    vassalage ? eq(games.vendor, vassalage) : undefined,
    gameClassify ? eq(games.gameClassify, gameClassify) : undefined,
    minBet && gte(games.minBet, parseAmount(minBet) ?? 0n),
    minLineNum && minLineNum > 1 ? gte(games.minLineNum, minLineNum) : undefined,
  ].filter((filter) => typeof filter === "object");
}

/** Escapes the wildcards of LIKE, because a person types plain text. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
