import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { leftOut } from "#app/request/offers/left-out.server.ts";
import { openGameTypes } from "#app/request/offers/offered-types.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { type Game, hotGames, newGames } from "#platform/contract/play/games.ts";
import { Unknown } from "#platform/contract/wire/refusal.ts";
import { inBrandsOrder } from "#themes/game-types.ts";
import { boardNotesFor } from "../boards/notes.server.ts";
import { type ListGame, toListGame } from "../card/card-game.ts";
import { savedGames } from "../favourites/saved-games.server.ts";
import { askGames } from "../list/ask-games.server.ts";
import { changeListType, listWindow, readListQuery } from "../list/filters/list-query.ts";

export type AccountListType = "hot" | "new" | "fav" | "recent";

/** The lists across all game types: most played, new, saved, last played. */
export async function accountList(args: LoaderFunctionArgs, list: AccountListType) {
  const isPersonal = list === "fav" || list === "recent";
  const site = await (isPersonal ? requireMember(args) : guardedSite(args));
  const { page } = readListQuery(new URL(args.request.url).searchParams);
  const [result, saved, boards] = await Promise.all([
    askList(args, list, page),
    savedGames(site),
    boardNotesFor(site, {}),
  ]);
  const { t, titled } = wordsOf(site, "games");
  return {
    list,
    page,
    saved,
    result,
    boards: { list: boards, now: Date.now() },
    title: titled(t(`${list}.title`)),
    description: t(`${list}.description`),
  };
}
export type AccountListData = Awaited<ReturnType<typeof accountList>>;

function askList(args: LoaderFunctionArgs, list: AccountListType, page: number) {
  if (list === "hot" || list === "new") return openList(args, list, page);
  return askGames(args, undefined, { ...changeListType(list), page });
}

async function openList(args: LoaderFunctionArgs, list: "hot" | "new", page: number) {
  const site = await guardedSite(args);
  const { language } = site;
  const gameTypes = [...(await openGameTypes(site))];
  try {
    if (list === "hot") {
      const groups = await site.ask(hotGames, { language });
      return grouped(inBrandsOrder(groups, gameTypes, ({ gameType }) => gameType));
    }
    const { pageNo, pageSize, shown, before, pageBefore } = listWindow(page);
    const asked = { gameTypes, language, pageNo, pageSize };
    const { games, totalGames } = await site.ask(newGames, asked);
    return { games: games.slice(0, shown).map(toListGame), totalGames, before, pageBefore };
  } catch (error) {
    if (error instanceof Unknown) return leftOut(args, list, { reason: "failed" as const })(error);
    throw error;
  }
}

/** One page of games, in the order of their types. */
function grouped(groups: { games: Game[] }[]) {
  const games: ListGame[] = groups.flatMap((group) => group.games.map(toListGame));
  return { games, totalGames: games.length, before: 0, pageBefore: 0 };
}
