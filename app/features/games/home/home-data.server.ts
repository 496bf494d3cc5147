import type { LoaderFunctionArgs } from "@remix-run/node";
import { openBanners } from "#app/frame/banner/open-banners.server.ts";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { isIncomplete, leftOut } from "#app/request/offers/left-out.server.ts";
import { openGameTypes, openTypes } from "#app/request/offers/offered-types.server.ts";
import { offersGames } from "#app/request/offers/offers-games.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { promotionList } from "#platform/contract/club/promotions.ts";
import { type Game, gameList, hotGames, newGames, winners } from "#platform/contract/play/games.ts";
import { jackpot } from "#platform/contract/play/jackpot.ts";
import { HOME, type HomeSection } from "#themes/home-sections.ts";
import { toCardGame } from "../card/card-game.ts";
import { listPathOf } from "../launch/game-paths.ts";
import { chooseShelves, type Section } from "./home-sections.ts";

const SHELF_SIZE = 12;
/** As many as the widest row shows at once. */
const ROW_SIZE = 9;
const WINNERS_SHOWN = 20;
const PROMOTIONS_SHOWN = 3;
const NO_GAMES = { games: [], totalGames: 0 };

/**
 * The home page, in one round of parallel calls for the brand's sections only. A failed section is
 * left out; when all fail, the page fails.
 */
async function readHome(args: LoaderFunctionArgs, site: Site) {
  const { language, brand } = site;
  const { part, requireAny } = partsOf(args);
  const wanted = brand.config.home ?? HOME[brand.config.layout.hero];
  const has = (section: HomeSection) => wanted.includes(section);
  const [slides, hot, gamesByType, latest, fresh, pot, offers] = await Promise.all([
    part("banners", openBanners(site, "w_home"), []),
    has("popular") ? part("popular", site.ask(hotGames, { language }), []) : [],
    part("game types", openTypes(site), []),
    has("winners") || has("topPrize") ? part("winners", latestWinners(site), null) : null,
    has("fresh") ? part("new games", newestGames(site), NO_GAMES) : NO_GAMES,
    has("pot") ? part("pot", site.ask(jackpot, {}), null) : null,
    has("promotions") ? part("promotions", site.ask(promotionList, { language }), null) : null,
  ]);
  requireAny();
  const slots = gamesByType.find(({ title }) => title === "RNG");
  const offered = new Set(slots?.gameClassify.map(({ code }) => code));
  const categories = brand.config.categories.filter((item) => offered.has(item.gameClassify));
  const codes = categories.map(({ gameClassify }) => gameClassify);
  const sections = chooseShelves(slots ? wanted : wanted.filter(isNoShelf), codes);
  const isShown = ({ gameType }: Game) => offersGames(brand.config, [gameType]);
  const [shelves, types] = await Promise.all([
    Promise.all(shelvesIn(sections).map((code) => part(code, shelf(site, code), null))),
    Promise.all(
      typesIn(sections, gamesByType).map((ofType) =>
        part(ofType.title, typeRow(site, ofType), null),
      ),
    ),
  ]);
  return {
    sections: sections.filter((section) => section !== "winners" || latest?.list.length),
    slides,
    popular: hot
      .flatMap((group) => group.games)
      .filter((game) => game.state === "open" && isShown(game))
      .slice(0, SHELF_SIZE)
      .map(toCardGame),
    gameCount: gamesByType.reduce((sum, ofType) => sum + ofType.gameCount, 0),
    shelves: shelves.filter((one) => one !== null),
    categories,
    fresh: {
      games: fresh.games.map(toCardGame),
      totalGames: fresh.totalGames,
    },
    types: types.filter((one) => one !== null),
    winners: latest ?? { period: "day" as const, list: [] },
    pot: pot?.pool?.amount ?? null,
    promotions: (offers?.list ?? []).slice(0, PROMOTIONS_SHOWN).map((one) => ({
      id: one.id,
      title: one.title,
      summary: one.summary,
      art: artOf(brand, one.picture),
    })),
    now: Date.now(),
  };
}
export type HomeData = Awaited<ReturnType<typeof readHome>>;

class LeftOut extends Error {}

/** The home page's data, which visitors share unless a section was left out. */
export async function homeData(args: LoaderFunctionArgs): Promise<HomeData> {
  const site = await guardedSite(args);
  let own: HomeData | undefined;
  const make = async () => {
    own = await readHome(args, site);
    if (isIncomplete(args.context)) throw new LeftOut();
    return own;
  };
  return site.shared("home", make).catch((error: unknown) => {
    if (error instanceof LeftOut) return own ?? readHome(args, site);
    throw error;
  });
}
export type Slide = HomeData["slides"][number];

/**
 * Waits for a part of the page, or leaves it out after a failure. `requireAny` throws when every
 * part failed.
 */
function partsOf(args: LoaderFunctionArgs) {
  const failures: unknown[] = [];
  let asked = 0;
  const part = <Value, Instead>(name: string, value: Promise<Value>, instead: Instead) => {
    asked += 1;
    return value.catch((error: unknown) => {
      failures.push(error);
      return leftOut(args, name, instead)(error);
    });
  };
  const requireAny = () => {
    if (failures.length === asked) throw failures[0];
  };
  return { part, requireAny };
}

const latestWinners = ({ ask, brand, language }: Site) =>
  ask(winners, {
    gameCategory: "ALL",
    gameTypes: brand.config.gameTypes,
    language,
    limitNum: WINNERS_SHOWN,
  });

const newestGames = async (site: Site) =>
  site.ask(newGames, {
    gameTypes: [...(await openGameTypes(site))],
    language: site.language,
    pageNo: 1,
    pageSize: ROW_SIZE,
  });

const shelvesIn = (sections: readonly Section[]) =>
  sections.flatMap((one) => (typeof one === "object" && "shelf" in one ? [one.shelf] : []));

/** Rows of slot categories show only where there are slots. */
const isNoShelf = (one: HomeSection) => typeof one !== "object" || !("shelf" in one);

type OpenTypes = Awaited<ReturnType<typeof openTypes>>;

/**
 * The types that get a row: those that a section names or, when all are wanted, all except slots.
 */
function typesIn(sections: readonly Section[], gamesByType: OpenTypes): OpenTypes {
  const named = sections.flatMap((one) =>
    typeof one === "object" && "games" in one ? [one.games] : [],
  );
  const isWanted = ({ title }: OpenTypes[number]) =>
    named.includes(title) || (title !== "RNG" && sections.includes("types"));
  return gamesByType.filter(isWanted);
}

/** The most popular open games of a type; slots have their own rows. */
async function typeRow(site: Site, { title: gameType, gameCount: totalGames }: OpenTypes[number]) {
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
