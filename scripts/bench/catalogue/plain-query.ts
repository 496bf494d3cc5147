import { sql } from "drizzle-orm";
import type { gameList } from "#platform/contract/play/games.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import type { Store } from "#platform/store/open-store.ts";
import { MERCHANT } from "./shelf.ts";

/**
 * The peer, a plain first version: one query that filters, searches, sorts and counts all games.
 */
export async function plainQuery(store: Store, input: InputOf<typeof gameList>): Promise<void> {
  const { gameType, vassalage, gameClassify, gameName, pageNo, pageSize } = input;
  await store.inMerchant(MERCHANT, (tx) =>
    tx.execute(sql`
      select g.*, v.name as vendor_name, count(*) over () as all_games
      from games g join vendors v on v.merchant = g.merchant and v.code = g.vendor
      where g.merchant = ${MERCHANT} and g.is_enabled and v.is_enabled
        and g.game_type = coalesce(${gameType ?? null}, g.game_type)
        and g.vendor = coalesce(${vassalage ?? null}, g.vendor)
        and g.game_classify = coalesce(${gameClassify ?? null}, g.game_classify)
        and g.name ilike ${`%${gameName ?? ""}%`}
      order by g.state desc, g.popularity desc, g.code
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`),
  );
}
