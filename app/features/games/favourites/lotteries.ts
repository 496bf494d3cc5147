import type { LoaderFunctionArgs } from "@remix-run/node";
import { offersGames } from "#app/request/offers/offers-games.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { GAME_CODES_MAX, gameCode } from "#platform/contract/play/game-code.ts";
import { type Game, gameList } from "#platform/contract/play/games.ts";
import { Unknown } from "#platform/contract/wire/refusal.ts";
import { toListGame } from "../card/card-game.ts";
import { LOTTERIES_MAX } from "../card/lottery-favourites.ts";

const TYPES = ["LOTT", "ELOTT"] as const;

/** The lotteries for the codes a browser keeps, in its order; missing ones are left out. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const wanted = searchParams.get("type");
  const gameTypes = TYPES.filter(
    (type) => (!wanted || type === wanted) && offersGames(site.brand.config, [type]),
  );
  if (gameTypes.length === 0) return { games: [], hasFailed: false };
  const given = searchParams.getAll("gameId").filter((code) => gameCode.safeParse(code).success);
  const codes = [...new Set(given)].slice(0, LOTTERIES_MAX);
  const ask = (gameCodes: string[]) =>
    site.ask(gameList, {
      clientType: "3",
      ...{ gameTypes, gameCodes, sort: "popular", language: site.language },
      ...{ pageNo: 1, pageSize: GAME_CODES_MAX },
    });
  try {
    const pages = await Promise.all(portionsOf(codes).map(ask));
    const found = new Map<string, Game>();
    for (const { games } of pages) for (const game of games) found.set(game.gameCode, game);
    const games = codes.flatMap((code) => found.get(code) ?? []);
    return { games: games.map(toListGame), hasFailed: false };
  } catch (error) {
    if (error instanceof Unknown) return { games: [], hasFailed: true };
    throw error;
  }
}

const portionsOf = (codes: string[]) =>
  Array.from({ length: Math.ceil(codes.length / GAME_CODES_MAX) }, (_, index) =>
    codes.slice(index * GAME_CODES_MAX, (index + 1) * GAME_CODES_MAX),
  );
