import type { LoaderFunctionArgs } from "@remix-run/node";
import { openBanners } from "#app/frame/banner/open-banners.server.ts";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { isIncomplete, leftOut } from "#app/request/offers/left-out.server.ts";
import { openGameTypes, openTypes } from "#app/request/offers/offered-types.server.ts";
import { offersGames } from "#app/request/offers/offers-games.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { promotionList } from "#platform/contract/club/promotions.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { type Game, gameList, hotGames, newGames, winners } from "#platform/contract/play/games.ts";
import { jackpot } from "#platform/contract/play/jackpot.ts";
import { HOME, type HomeSection } from "#themes/home-sections.ts";
import { toCardGame } from "../card/card-game.ts";
import { listPathOf } from "../launch/game-paths.ts";
import { chooseShelves, type Section } from "./home-sections.ts";
import type { Shelf } from "./shelves/shelf.ts";

/** More than a shelf shows, because a shelf leaves out what stands above it. */
const STOCK_SIZE = 48;
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
  const [ofClasses, ofTypes] = await Promise.all([
    Promise.all(shelvesIn(sections).map((code) => part(code, shelf(site, code), null))),
    Promise.all(
      typesIn(sections, gamesByType).map((ofType) =>
        part(ofType.title, typeRow(site, ofType), null),
      ),
    ),
  ]);
  const gameCount = gamesByType.reduce((sum, ofType) => sum + ofType.gameCount, 0);
  const popular = hot
    .flatMap((group) => group.games)
    .filter((game) => game.state === "open" && isShown(game));
  const rows = [...ofClasses, ...ofTypes].filter((one) => one !== null);
  const { totalGames } = fresh;
  const shelves: Shelf[] = [
    {
      of: "popular" as const,
      to: "/search",
      totalGames: gameCount,
      games: popular.map(toCardGame),
    },
    { of: "fresh" as const, to: "/new", totalGames, games: fresh.games.map(toCardGame) },
    ...rows,
  ].filter(({ games }) => games.length > 0);
  return {
    sections: sections.filter((section) => section !== "winners" || latest?.list.length),
    slides,
    shelves,
    categories,
    winners: latest ?? { period: "day" as const, list: [] },
    pot: pot?.pool?.amount ?? null,
    promotions: (offers?.list ?? []).slice(0, PROMOTIONS_SHOWN).map((one) => ({
      id: one.id,
      title: one.title,
      summary: one.summary,
      art: artOf(brand, one.picture),
    })),
    promiseArt: {
      money: brand.assets["promise-money.svg"] ?? null,
      fair: brand.assets["promise-fair.svg"] ?? null,
      calm: brand.assets["promise-calm.svg"] ?? null,
    },
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
    pageSize: STOCK_SIZE,
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
async function typeRow(
  site: Site,
  { title: gameType, gameCount: totalGames }: OpenTypes[number],
): Promise<Shelf> {
  const { games } = await popularOf(site, { gameType });
  const open = games.filter(({ state }) => state === "open").map(toCardGame);
  return { of: { games: gameType }, to: listPathOf(gameType), totalGames, games: open };
}

async function shelf(site: Site, gameClassify: string): Promise<Shelf> {
  const { games, totalGames } = await popularOf(site, { gameType: "RNG", gameClassify });
  const to = `/rngList?class=${gameClassify}`;
  return { of: { shelf: gameClassify }, to, totalGames, games: games.map(toCardGame) };
}

const popularOf = (site: Site, some: { gameType: GameType; gameClassify?: string }) =>
  site.ask(gameList, {
    ...{ clientType: "3", ...some, sort: "popular", language: site.language },
    ...{ pageNo: 1, pageSize: STOCK_SIZE },
  });
