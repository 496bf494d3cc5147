import type { LoaderFunctionArgs } from "@remix-run/node";
import { withArt } from "#app/frame/banner/banner-art.server.ts";
import { type Site, siteOf } from "#app/server/site.server.ts";
import {
  type GameType,
  gameList,
  gameVendors,
  hotGames,
  newGames,
  winners,
} from "#platform/contract/games.ts";
import { banners } from "#platform/contract/site.ts";
import { toCardGame } from "../card/card-game.ts";
import { listPathOf } from "../launch/game-paths.ts";

const SHELF_SIZE = 12;
const ROW_SIZE = 8;
const WINNERS_SHOWN = 20;

/** The home page in one round of parallel calls. */
export async function homeData(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { language, brand } = site;
  const [slides, hot, lanes, latest, fresh] = await Promise.all([
    site.ask(banners, { groupName: "w_home", language }),
    site.ask(hotGames, { language }),
    site.ask(gameVendors, {}),
    site.ask(winners, { gameCategory: "ALL", language, limitNum: WINNERS_SHOWN }),
    site.ask(newGames, { language, pageNo: 1, pageSize: ROW_SIZE }),
  ]);
  const offered = new Set(lanes.lanes.flatMap((lane) => lane.gameClassify.map(({ code }) => code)));
  const categories = brand.config.categories.filter((item) => offered.has(item.gameClassify));
  return {
    slides: slides.map((slide) => withArt(site, slide)),
    popular: hot
      .flatMap((group) => group.games)
      .filter(({ state }) => state === "open")
      .slice(0, SHELF_SIZE)
      .map(toCardGame),
    gameCount: lanes.lanes.reduce((sum, lane) => sum + lane.gameCount, 0),
    shelves: await Promise.all(
      categories.slice(0, 2).map((item) => shelf(site, item.gameClassify)),
    ),
    categories,
    fresh: { games: fresh.games.map(toCardGame), totalGames: fresh.totalGames },
    types: await Promise.all(
      lanes.lanes
        .filter(({ title, openCount }) => title !== "RNG" && openCount > 0)
        .map((lane) => typeRow(site, lane.title, lane.gameCount)),
    ),
    winners: latest.list,
    now: Date.now(),
  };
}
export type HomeData = Awaited<ReturnType<typeof homeData>>;
export type Slide = HomeData["slides"][number];

/** The best known open games of a type that is not the slots, which the shelves show. */
async function typeRow(site: Site, gameType: GameType, totalGames: number) {
  const { games } = await site.ask(gameList, {
    clientType: "3",
    gameType,
    sort: "popular",
    language: site.language,
    pageNo: 1,
    pageSize: SHELF_SIZE,
  });
  const open = games.filter(({ state }) => state === "open").slice(0, ROW_SIZE);
  return { gameType, to: listPathOf(gameType), totalGames, games: open.map(toCardGame) };
}

async function shelf(site: Site, gameClassify: string) {
  const { games, totalGames } = await site.ask(gameList, {
    clientType: "3",
    gameType: "RNG",
    gameClassify,
    sort: "popular",
    language: site.language,
    pageNo: 1,
    pageSize: SHELF_SIZE,
  });
  return { gameClassify, totalGames, games: games.map(toCardGame) };
}
