import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { savedGames } from "../favourites/saved-games.server.ts";
import { askGames } from "../list/ask-games.server.ts";
import { changeListType, readListQuery } from "../list/filters/list-query.ts";

/** The games of all types that match a text; without a text, all games of the brand. */
export async function searchData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { q, page } = readListQuery(new URL(args.request.url).searchParams);
  const query = { ...changeListType("all"), q, page };
  const [result, saved] = await Promise.all([askGames(args, undefined, query), savedGames(site)]);
  const { t, titled } = wordsOf(site, "games");
  return { query, result, saved, title: titled(t("search.title")) };
}
export type SearchData = Awaited<ReturnType<typeof searchData>>;
