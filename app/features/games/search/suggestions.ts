import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Suggestions } from "#app/frame/header/search/suggestion.ts";
import { codesOf, openTypes } from "#app/request/offers/offered-types.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { gameList } from "#platform/contract/play/games.ts";
import { Unknown } from "#platform/contract/wire/refusal.ts";
import { playPathOf, toCardGame } from "../card/card-game.ts";
import { smallOf } from "../card/picture-file.ts";
import { readText } from "../list/filters/list-query.ts";
import { hasWord, vendorsNamed } from "./vendors-named.ts";

const GAMES_MAX = 5;

/**
 * What the header's search offers while a person types: a few games, and vendors. Vendors come first
 * when no game has such a name.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await suggest(args));
}

async function suggest(args: LoaderFunctionArgs): Promise<Suggestions> {
  const site = await guardedSite(args);
  const q = readText(new URL(args.request.url).searchParams.get("q"));
  if (!q) return { q, found: [] };
  try {
    const lanes = await openTypes(site);
    const games = await gamesNamed(site, q, lanes);
    const vendors = vendorsNamed(lanes, q);
    const isGame = games.some(({ name }) => hasWord(name, q));
    return { q, found: isGame ? [...games, ...vendors] : [...vendors, ...games] };
  } catch (error) {
    if (error instanceof Unknown) return { q };
    throw error;
  }
}

type Lanes = Awaited<ReturnType<typeof openTypes>>;

async function gamesNamed({ ask, brand, language }: Site, gameName: string, lanes: Lanes) {
  const gameTypes = [...codesOf(lanes, brand.config)];
  const { games } = await ask(gameList, {
    clientType: "3",
    ...{ gameTypes, gameName, sort: "popular", language },
    ...{ pageNo: 1, pageSize: GAMES_MAX },
  });
  return games.map((game) => ({
    name: game.name,
    vendorName: game.vendorName,
    picture: smallOf(game.picture),
    to: playPathOf(toCardGame(game)),
  }));
}
