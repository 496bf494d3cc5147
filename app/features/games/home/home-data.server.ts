import type { LoaderFunctionArgs } from "@remix-run/node";
import { type Site, siteOf } from "#app/server/site.server.ts";
import { gameList, gameVendors, hotGames, winners } from "#platform/contract/games.ts";
import { banners } from "#platform/contract/site.ts";
import { toCardGame } from "../card/card-game.ts";

const SHELF_SIZE = 12;
const WINNERS_SHOWN = 8;

/** The home page in one round of parallel calls. */
export async function homeData(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { language, brand } = site;
  const [slides, hot, lanes, latest] = await Promise.all([
    site.ask(banners, { groupName: "w_home", language }),
    site.ask(hotGames, { language }),
    site.ask(gameVendors, {}),
    site.ask(winners, { gameCategory: "ALL", language, limitNum: WINNERS_SHOWN }),
  ]);
  const offered = new Set(lanes.lanes.flatMap((lane) => lane.gameClassify));
  const categories = brand.config.categories.filter((item) => offered.has(item.gameClassify));
  return {
    slides: slides.map((slide) => withArt(site, slide)),
    popular: hot
      .flatMap((group) => group.games)
      .slice(0, SHELF_SIZE)
      .map(toCardGame),
    gameCount: lanes.lanes.reduce((sum, lane) => sum + lane.gameCount, 0),
    shelves: await Promise.all(
      categories.slice(0, 2).map((item) => shelf(site, item.gameClassify)),
    ),
    categories,
    winners: latest.list,
    now: Date.now(),
  };
}
export type HomeData = Awaited<ReturnType<typeof homeData>>;
export type Slide = HomeData["slides"][number];

async function shelf(site: Site, gameClassify: string) {
  const { games, totalGames } = await site.ask(gameList, {
    clientType: "3",
    gameType: "RNG",
    gameClassify,
    language: site.language,
    pageNo: 1,
    pageSize: SHELF_SIZE,
  });
  return { gameClassify, totalGames, games: games.map(toCardGame) };
}

/** A banner's words come from the platform, its art from the brand's own assets. */
function withArt<Banner extends { url: string }>({ brand }: Site, banner: Banner) {
  return {
    ...banner,
    avif: brand.assets[`${banner.url}.avif`] ?? null,
    webp: brand.assets[`${banner.url}.webp`] ?? null,
  };
}
