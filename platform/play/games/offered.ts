import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { GATE_OF_TYPE } from "../../contract/core/gates.ts";
import { GAME_TYPES, type GameType } from "../../contract/play/game-types.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
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

/** The same, without what the law of the merchant's or visitor's place forbids. */
export async function isOfferedTo(context: Context): Promise<SQL | undefined> {
  const { allows, numbers } = await policyFor(context);
  const refused = GAME_TYPES.filter((type) => !(allows.play && allows[GATE_OF_TYPE[type]]));
  const isLawful = refused.length > 0 ? notInArray(games.gameType, refused) : undefined;
  return and(isOffered(context.merchant.code), isLawful, isAboveFloor(numbers.rtpLeast));
}

/** A game that pays back less than the law asks, in basis points, is not offered; nor is a slot without a figure. */
export const isAboveFloor = (least: number): SQL | undefined =>
  least === 0
    ? undefined
    : sql`coalesce(${games.rtp}::numeric * 100 >= ${least}, ${games.gameType} <> 'RNG')`;

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
