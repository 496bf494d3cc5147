import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "#app/server/site.server.ts";
import { gameOne } from "#platform/contract/games.ts";
import { toListGame } from "../card/card-game.ts";

const MOST = 24;

/** The lotteries whose codes a browser keeps; those that are gone are left out. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { searchParams } = new URL(args.request.url);
  const codes = searchParams.getAll("gameId").filter((code) => /^[\w.-]{1,64}$/.test(code));
  const type = searchParams.get("type");
  const games = await Promise.all(
    codes
      .slice(0, MOST)
      .map((gameCode) =>
        site.ask(gameOne, { gameCode, language: site.language }).catch(() => null),
      ),
  );
  const found = games.flatMap((game) => (game ? [toListGame(game)] : []));
  return { games: found.filter(({ gameType }) => !type || gameType === type) };
}
