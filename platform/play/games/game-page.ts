import { inArray, type SQL, sql } from "drizzle-orm";
import type { Game } from "../../contract/play/games.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { games } from "../../store/schema/catalogue.ts";
import { selectGames } from "./offered.ts";
import { toGame } from "./to-game.ts";

export type GamePage = { games: Game[]; totalPages: number; totalGames: number };
export type Paging = { pageNo: number; pageSize: number };
/** The order of a list, and its reverse if an index can be walked from its end. */
export type Order = { forwards: SQL[]; backwards?: SQL[] };

type Wanted = { where: SQL | undefined; order: Order; paging: Paging };

/**
 * From this offset on it is cheaper to find a page's codes first and then read twelve games by
 * them.
 */
const DEEP = 120;

/**
 * One page of the games that pass `where`, and their number. They are counted first, from an index
 * alone. Without a match, the query would walk all games in their order.
 */
export async function gamePage(
  context: Context,
  tx: Transaction,
  wanted: Wanted,
): Promise<GamePage> {
  const { where, order, paging } = wanted;
  const total = await tx.$count(games, where);
  const first = (paging.pageNo - 1) * paging.pageSize;
  if (first >= total) return pageOf([], total, paging);
  if (first >= DEEP) return deepPage(context, tx, { ...wanted, total });
  const rows = await selectGames(tx)
    .where(where)
    .orderBy(...order.forwards)
    .limit(paging.pageSize)
    .offset(first);
  return pageOf(
    rows.map((row) => toGame(row.game, row.vendorName, context)),
    total,
    paging,
  );
}

/** A page far from the start. In the second half the index is walked from its end. */
async function deepPage(
  context: Context,
  tx: Transaction,
  { where, order, paging, total }: Wanted & { total: number },
): Promise<GamePage> {
  const first = (paging.pageNo - 1) * paging.pageSize;
  const size = Math.min(paging.pageSize, total - first);
  const backwards = first > total / 2 ? order.backwards : undefined;
  const found = await tx
    .select({ code: games.code })
    .from(games)
    .where(where)
    .orderBy(...(backwards ?? order.forwards))
    .limit(size)
    .offset(backwards ? total - first - size : first);
  const codes = found.map(({ code }) => code);
  if (backwards) codes.reverse();
  const rows = await selectGames(tx).where(
    sql`${games.merchant} = ${context.merchant.code} and ${inArray(games.code, codes)}`,
  );
  const known = new Map(rows.map((row) => [row.game.code, row]));
  const page = codes.flatMap((code) => {
    const row = known.get(code);
    return row ? [toGame(row.game, row.vendorName, context)] : [];
  });
  return pageOf(page, total, paging);
}

export function pageOf(games: Game[], totalGames: number, { pageSize }: Paging): GamePage {
  return { games, totalPages: Math.ceil(totalGames / pageSize), totalGames };
}
