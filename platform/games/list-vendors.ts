import { asc, count } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { ValueOf } from "../contract/call.ts";
import { GAME_TYPES, type GameType, type gameVendors } from "../contract/games.ts";
import { games, vendors } from "../store/schema/catalogue.ts";
import { isOffered, vendorOfGame } from "./offered.ts";

type Value = ValueOf<typeof gameVendors>;
type Lane = Value["lanes"][number];

type Counted = {
  gameType: GameType;
  gameClassify: string;
  gameCount: number;
  vassalage: string;
  name: string;
  logo: string;
  isHot: boolean;
};

/** The vendors by game type, in the merchant's order, with the classes that their games have. */
export async function listVendors(context: Context): Promise<Value> {
  const { store, merchant } = context;
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({
        gameType: games.gameType,
        gameClassify: games.gameClassify,
        gameCount: count(),
        vassalage: vendors.code,
        name: vendors.name,
        logo: vendors.logo,
        isHot: vendors.isHot,
      })
      .from(games)
      .innerJoin(vendors, vendorOfGame)
      .where(isOffered(merchant.code))
      .groupBy(vendors.merchant, vendors.code, games.gameType, games.gameClassify)
      .orderBy(asc(vendors.position), asc(vendors.code), asc(games.gameClassify)),
  );
  const lanes = GAME_TYPES.map((title) =>
    laneOf(
      title,
      rows.filter((row) => row.gameType === title),
    ),
  );
  return { lanes: lanes.filter((lane) => lane.gameCount > 0) };
}

function laneOf(title: GameType, rows: Counted[]): Lane {
  const cards = new Map<string, Lane["cards"][number]>();
  for (const { vassalage, name, logo, isHot } of rows) {
    cards.set(vassalage, { vassalage, name, logo, isHot });
  }
  return {
    title,
    gameCount: rows.reduce((sum, row) => sum + row.gameCount, 0),
    cards: [...cards.values()],
    gameClassify: [...new Set(rows.map((row) => row.gameClassify))].sort(),
  };
}
