import { asc, count, eq, sql } from "drizzle-orm";
import { GAME_TYPES, type GameType } from "../../contract/play/game-types.ts";
import type { gameVendors } from "../../contract/play/games.ts";
import type { VendorCard } from "../../contract/play/vendor-cards.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { isOfferedTo, vendorOfGame } from "./offered.ts";

type Value = ValueOf<typeof gameVendors>;
type GamesOfType = Value["data"]["lanes"][number];

type Counted = {
  gameType: GameType;
  gameClassify: string;
  gameCount: number;
  openCount: number;
  vassalage: string;
  name: string;
  logo: string;
  isHot: boolean;
  card: VendorCard;
  rtpFrom: string | null;
  rtpTo: string | null;
};

/** The language of markets with bingo halls. Without it, bingo is not offered as a class. */
const BINGO_LANGUAGE = "TY";

/**
 * The vendors by game type in the merchant's order, with the classes that have an open game. The
 * class BINGO appears only if the merchant's languages include TY.
 */
export async function listVendors(context: Context): Promise<Value> {
  const { store, merchant } = context;
  const offered = await isOfferedTo(context);
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({
        gameType: games.gameType,
        gameClassify: games.gameClassify,
        gameCount: count(),
        openCount: sql<number>`count(*) filter (where ${games.state} = 'open')`.mapWith(Number),
        vassalage: vendors.code,
        name: vendors.name,
        logo: vendors.logo,
        isHot: vendors.isHot,
        card: vendors.card,
        rtpFrom: sql<string | null>`min(${games.rtp}::numeric(5, 2))::text`,
        rtpTo: sql<string | null>`max(${games.rtp}::numeric(5, 2))::text`,
      })
      .from(games)
      .innerJoin(vendors, vendorOfGame)
      .where(offered)
      .groupBy(vendors.merchant, vendors.code, games.gameType, games.gameClassify)
      .orderBy(asc(vendors.position), asc(vendors.code), asc(games.gameClassify)),
  );
  const [{ languages = [] } = {}] = await store.db
    .select({ languages: merchants.languages })
    .from(merchants)
    .where(eq(merchants.code, merchant.code));
  const hasBingo = languages.includes(BINGO_LANGUAGE);
  const types = GAME_TYPES.map((title) => {
    const one = gamesOfType(
      title,
      rows.filter((row) => row.gameType === title),
    );
    const classes = one.gameClassify.filter(({ code }) => hasBingo || code !== "BINGO");
    return { ...one, gameClassify: classes };
  });
  return { data: { lanes: types.filter((one) => one.gameCount > 0) } };
}

function gamesOfType(title: GameType, rows: Counted[]): GamesOfType {
  const cards = new Map<string, GamesOfType["cards"][number]>();
  const classes = new Map<string, GamesOfType["gameClassify"][number]>();
  const open = new Set<string>();
  for (const { gameClassify, gameCount, gameType: _, openCount, card, ...vendor } of rows) {
    const { vassalage, rtpFrom, rtpTo } = vendor;
    const isGame = card === "popup" ? ("VASSALAGE" as const) : null;
    const before = cards.get(vassalage) ?? { ...vendor, isGame, gameCount: 0 };
    cards.set(vassalage, {
      ...before,
      gameCount: before.gameCount + gameCount,
      rtpFrom: extreme(before.rtpFrom, rtpFrom, (one, two) => one < two),
      rtpTo: extreme(before.rtpTo, rtpTo, (one, two) => one > two),
    });
    if (openCount > 0) open.add(gameClassify);
    const known = classes.get(gameClassify) ?? { code: gameClassify, gameCount: 0, vendors: [] };
    classes.set(gameClassify, {
      ...known,
      gameCount: known.gameCount + gameCount,
      vendors: [...known.vendors, vassalage],
    });
  }
  return {
    title,
    gameCount: rows.reduce((sum, row) => sum + row.gameCount, 0),
    openCount: rows.reduce((sum, row) => sum + row.openCount, 0),
    cards: [...cards.values()],
    gameClassify: [...classes.values()]
      .filter(({ code }) => open.has(code))
      .sort((one, two) => (one.code < two.code ? -1 : 1)),
  };
}

/** The more extreme of two percentages. A missing one never wins. */
function extreme(
  one: string | null,
  two: string | null,
  isFurther: (one: number, two: number) => boolean,
): string | null {
  if (one === null || two === null) return one ?? two;
  return isFurther(Number(one), Number(two)) ? one : two;
}
