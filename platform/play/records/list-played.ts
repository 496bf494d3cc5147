import { and, asc, eq } from "drizzle-orm";
import { GAME_TYPES } from "../../contract/play/game-types.ts";
import type { played } from "../../contract/play/records.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { rounds } from "../../store/schema/round.ts";

/** The game types, in the site's order, and the vendors, by name, of the member's own rounds. */
export async function listPlayed(context: Context): Promise<ValueOf<typeof played>> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const rows = await store.reading(merchant.code, (reader) => {
    const own = reader
      .selectDistinct({ merchant: rounds.merchant, game: rounds.game, vendor: rounds.vendor })
      .from(rounds)
      .where(and(eq(rounds.merchant, merchant.code), eq(rounds.member, memberId)))
      .as("own");
    return reader
      .selectDistinct({ type: games.gameType, code: vendors.code, name: vendors.name })
      .from(own)
      .innerJoin(games, and(eq(games.merchant, own.merchant), eq(games.code, own.game)))
      .innerJoin(vendors, and(eq(vendors.merchant, own.merchant), eq(vendors.code, own.vendor)))
      .orderBy(asc(vendors.name));
  });
  const types = new Set<string>(rows.map(({ type }) => type));
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return {
    types: GAME_TYPES.filter((type) => types.has(type)),
    vendors: [...names].map(([code, name]) => ({ code, name })),
  };
}
