import { and, asc, eq, gt } from "drizzle-orm";
import type { staffGamesList } from "../../../contract/staff/vendors/games.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { games } from "../../../store/schema/catalogue.ts";
import type { StaffContext } from "../../staff-context.ts";

const SHOWN = 100;

/** A merchant's games by their codes, those that are off or gone as well. */
export async function listAllGames(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
  { vendor, after }: InputOf<typeof staffGamesList>,
): Promise<ValueOf<typeof staffGamesList>> {
  const asked = and(
    eq(games.merchant, merchant),
    vendor === undefined ? undefined : eq(games.vendor, vendor),
    after === undefined ? undefined : gt(games.code, after),
  );
  const found = await store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(games)
      .where(asked)
      .orderBy(asc(games.code))
      .limit(SHOWN + 1),
  );
  const list = found.slice(0, SHOWN).map((row) => ({
    ...{ game: row.code, vendor: row.vendor, name: row.name, type: row.gameType },
    class: row.gameClassify,
    state: stateOf(row),
    ...{ rtp: row.rtp, minBet: row.minBet, place: row.pin === null ? null : row.pin + 1 },
  }));
  return { list, after: found.length > SHOWN ? list.at(-1)!.game : null };
}

function stateOf({ isListed, isEnabled, state }: typeof games.$inferSelect) {
  if (!isListed) return "gone" as const;
  return isEnabled ? state : ("off" as const);
}
