import type { LoaderFunctionArgs } from "@remix-run/node";
import { wordsOf } from "#app/server/page-title.server.ts";
import { type Site, siteOf } from "#app/server/site.server.ts";
import { type GameType, gameList, gameVendors } from "#platform/contract/games.ts";
import { Unknown } from "#platform/contract/refusal.ts";
import { toCardGame } from "../card/card-game.ts";
import { type ListQuery, listWindow, readListQuery } from "./list-query.ts";

/** One list of games of a type: its filters and the games that pass them. */
export async function listData(args: LoaderFunctionArgs, gameType: GameType) {
  const site = await siteOf(args);
  const query = readListQuery(new URL(args.request.url).searchParams);
  const [lanes, result] = await Promise.all([
    site.ask(gameVendors, {}).then((answer) => answer.lanes, noLanes),
    askGames(site, gameType, query),
  ]);
  const lane = lanes.find(({ title }) => title === gameType);
  const { t, titled } = wordsOf(site, "common");
  const type = t(`nav.${gameType}`);
  return {
    query,
    result,
    type,
    vendors: lane?.cards ?? [],
    classes: lane?.gameClassify ?? [],
    gameCount: lane?.gameCount ?? 0,
    title: titled(type),
    description: wordsOf(site, "games").t("list.description"),
  };
}
export type ListData = Awaited<ReturnType<typeof listData>>;

/** Null when the platform does not answer: the page then says so, with its filters still there. */
async function askGames(site: Site, gameType: GameType, query: ListQuery) {
  const { pageNo, pageSize, shown, before, pageBefore } = listWindow(query.page);
  try {
    const { games, totalGames } = await site.ask(gameList, {
      clientType: "3",
      gameType,
      ...(query.vassalage && { vassalage: query.vassalage }),
      ...(query.gameClass && { gameClassify: query.gameClass }),
      ...(query.q && { gameName: query.q }),
      language: site.language,
      pageNo,
      pageSize,
    });
    return { games: games.slice(0, shown).map(toCardGame), totalGames, before, pageBefore };
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

function noLanes(error: unknown) {
  if (error instanceof Unknown) return [];
  throw error;
}
