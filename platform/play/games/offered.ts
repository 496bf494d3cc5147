import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { GameType } from "../../contract/play/game-types.ts";
import type { Transaction } from "../../store/open-store.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";

/**
 * The games a merchant offers now: its own, enabled, of an enabled vendor. The vendors are read
 * once as a list, so that the games can be walked in an index's order.
 */
export function isOffered(merchant: string): SQL | undefined {
  const enabledVendors = sql`array(select code from ${vendors}
    where merchant = ${merchant} and is_enabled)`;
  return and(
    eq(games.merchant, merchant),
    eq(games.isEnabled, true),
    sql`${games.vendor} = any(${enabledVendors})`,
  );
}

/** The offered games that can be played now. */
export const isOpen = (merchant: string): SQL | undefined =>
  and(isOffered(merchant), eq(games.state, "open"));

/** Games of these types, or of every type when none is named. */
export const isOfTypes = (types: readonly GameType[] | undefined): SQL | undefined =>
  types?.length ? inArray(games.gameType, types) : undefined;

export const vendorOfGame = and(
  eq(vendors.merchant, games.merchant),
  eq(vendors.code, games.vendor),
);

/** Open games before those in maintenance, the most played first. */
export const byPopularity = [desc(games.state), desc(games.popularity), asc(games.code)];

export const byPopularityBackwards = [asc(games.state), asc(games.popularity), desc(games.code)];

/** Offered games with their vendor's name. Callers narrow them with `where`. */
export function selectGames(tx: Transaction) {
  return tx
    .select({ game: games, vendorName: vendors.name })
    .from(games)
    .innerJoin(vendors, vendorOfGame)
    .$dynamic();
}
