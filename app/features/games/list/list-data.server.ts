import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { offeredTypes } from "#app/request/offers/offered-types.server.ts";
import { offersGames } from "#app/request/offers/offers-games.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { hotGames } from "#platform/contract/play/games.ts";
import { Unknown } from "#platform/contract/wire/refusal.ts";
import { boardNotesFor } from "../boards/notes.server.ts";
import { savedGames } from "../favourites/saved-games.server.ts";
import { askGames } from "./ask-games.server.ts";
import { classesOf, readListQuery } from "./filters/list-query.ts";

/** One list of games of a type: its filters and the matching games. */
export async function listData(args: LoaderFunctionArgs, gameType: GameType) {
  const query = readListQuery(new URL(args.request.url).searchParams);
  const isPersonal = query.list === "fav" || query.list === "recent";
  const site = await (isPersonal ? requireMember(args) : guardedSite(args));
  const { language } = site;
  if (!offersGames(site.brand.config, [gameType]))
    throw new Response("not offered by this brand", { status: 404 });
  const [types, result, hot, saved, boards] = await Promise.all([
    offeredTypes(site).catch(noTypes),
    askGames(args, gameType, query),
    site.ask(hotGames, { language }).catch(() => []),
    savedGames(site),
    boardNotesFor(site, { gameType }),
  ]);
  const ofType = types.find(({ title }) => title === gameType);
  const { t, titled } = wordsOf(site, "common");
  const type = t(`nav.${gameType}`);
  const classes = classesOf(query.vassalage, ofType?.gameClassify ?? []);
  return {
    gameType,
    query,
    result,
    saved,
    boards: { list: boards, now: Date.now() },
    type,
    hasHot: hot.some((group) => group.gameType === gameType && group.games.length > 0),
    vendors: ofType?.cards ?? [],
    vendor: vendorOf(types, gameType, query.vassalage),
    /** Every class with its vendors, because changing to a vendor drops a class that it lacks. */
    allClasses: ofType?.gameClassify ?? [],
    classes,
    gameCount: ofType?.gameCount ?? 0,
    /** True while a game can be played, or nobody knows. */
    isOpen: types.length === 0 || (ofType?.openCount ?? 0) > 0,
    ...titles(site, type, titled),
  };
}
export type ListData = Awaited<ReturnType<typeof listData>>;

function titles(site: Site, type: string, titled: (title: string) => string) {
  return {
    title: titled(type),
    description: wordsOf(site, "games").t("list.description", { type }),
  };
}

type OfferedTypes = Awaited<ReturnType<typeof offeredTypes>>;

/** The selected vendor, and how many games it has of other open types. */
function vendorOf(types: OfferedTypes, gameType: GameType, vassalage: string) {
  const shown = types.filter(({ title, openCount }) => title === gameType || openCount > 0);
  const cards = shown.flatMap(({ title, cards: all }) =>
    all.filter((card) => card.vassalage === vassalage).map((card) => ({ title, card })),
  );
  const own = cards.find(({ title }) => title === gameType);
  if (!own) return null;
  const total = cards.reduce((sum, { card }) => sum + card.gameCount, 0);
  return { ...own.card, others: total - own.card.gameCount };
}

function noTypes(error: unknown): OfferedTypes {
  if (error instanceof Unknown) return [];
  throw error;
}
