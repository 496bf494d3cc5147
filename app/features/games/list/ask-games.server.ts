import type { LoaderFunctionArgs } from "@remix-run/node";
import { leftOut } from "#app/request/offers/left-out.server.ts";
import { openGameTypes } from "#app/request/offers/offered-types.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import {
  favouriteGames,
  type Game,
  gameList,
  hotGames,
  recentGames,
} from "#platform/contract/play/games.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import { toListGame } from "../card/card-game.ts";
import { type ListQuery, listWindow, MANY_LINES } from "./filters/list-query.ts";

type Page = { games: Game[]; totalGames: number };

export type ListResult = Awaited<ReturnType<typeof askGames>>;

/**
 * The games of a list down to its current page, or a reason instead. "failed": the platform does
 * not answer (the filters still show). "trial": it refuses a trial account. "local": saved
 * lotteries, which only the browser knows.
 */
export async function askGames(
  args: LoaderFunctionArgs,
  gameType: GameType | undefined,
  query: ListQuery,
) {
  const site = await guardedSite(args);
  const isLottery = gameType === "LOTT" || gameType === "ELOTT";
  if (query.list === "fav" && isLottery) return { reason: "local" as const };
  const { pageNo, pageSize, shown, before, pageBefore } = listWindow(query.page);
  try {
    const { games, totalGames } = await askPage(site, gameType, query, { pageNo, pageSize });
    const here = query.list === "hot" ? games : games.slice(0, shown);
    return { games: here.map(toListGame), totalGames, before, pageBefore };
  } catch (error) {
    if (error instanceof Unknown)
      return leftOut(args, "games", { reason: "failed" as const })(error);
    if (error instanceof Refusal && error.code === "in_need_true_account") {
      return { reason: "trial" as const };
    }
    throw error;
  }
}

async function askPage(
  site: Site,
  gameType: GameType | undefined,
  query: ListQuery,
  page: { pageNo: number; pageSize: number },
): Promise<Page> {
  const { language } = site;
  // What a member saved or played stays theirs; everything else leads to open types alone.
  const hasAll = gameType !== undefined || query.list === "fav" || query.list === "recent";
  const gameTypes = hasAll ? site.brand.config.gameTypes : [...(await openGameTypes(site))];
  const ofType = { ...(gameType ? { gameType } : { gameTypes }), language, ...page };
  if (query.list === "fav") {
    const { content: games, totalGames } = await site.ask(favouriteGames, ofType);
    return { games, totalGames };
  }
  if (query.list === "recent") {
    const { list: games, totalGames } = await site.ask(recentGames, ofType);
    return { games, totalGames };
  }
  if (query.list === "hot") {
    const groups = await site.ask(hotGames, { language });
    const games = groups.filter((group) => group.gameType === gameType).flatMap((g) => g.games);
    return { games, totalGames: games.length };
  }
  return site.ask(gameList, {
    clientType: "3",
    ...ofType,
    ...(query.vassalage && { vassalage: query.vassalage }),
    ...(query.gameClass && { gameClassify: query.gameClass }),
    ...(query.q && { gameName: query.q }),
    ...(query.minBet && { minBet: query.minBet }),
    ...(query.hasManyLines && { minLineNum: MANY_LINES }),
    sort: query.sort,
  });
}
