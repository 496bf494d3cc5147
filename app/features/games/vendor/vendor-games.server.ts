import type { LoaderFunctionArgs } from "@remix-run/node";
import { offeredTypes } from "#app/request/offers/offered-types.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { gameList } from "#platform/contract/play/games.ts";
import { toCardGame } from "../card/card-game.ts";
import { listPathOf } from "../launch/game-paths.ts";

const A_TYPE = 6;

/**
 * The open game types of a vendor, the most popular games of each, and links to the full lists. A
 * vendor without an open type has all of its types.
 */
export async function vendorGames(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { language } = site;
  const vassalage = args.params.vassalage ?? "";
  const gamesByType = await offeredTypes(site);
  const all = gamesByType.flatMap(({ title, openCount, cards }) =>
    cards
      .filter((card) => card.vassalage === vassalage)
      .map((card) => ({ gameType: title, isOpen: openCount > 0, card })),
  );
  const open = all.filter(({ isOpen }) => isOpen);
  const own = open.length > 0 ? open : all;
  const first = own[0];
  if (!first) throw new Response("no such vendor", { status: 404 });
  const types = await Promise.all(
    own.map(async ({ gameType, card }) => {
      const { games } = await site.ask(gameList, {
        clientType: "3",
        gameType,
        vassalage,
        sort: "popular",
        language,
        pageNo: 1,
        pageSize: A_TYPE,
      });
      const to = `${listPathOf(gameType)}?vassalage=${vassalage}`;
      return { gameType, to, gameCount: card.gameCount, games: games.map(toCardGame) };
    }),
  );
  const { t, titled } = wordsOf(site, "games");
  const { name } = first.card;
  const title = t("vendor.title", { vendor: name });
  return {
    name,
    types,
    title: titled(title),
    description: t("vendor.description", { vendor: name }),
  };
}
export type VendorGamesData = Awaited<ReturnType<typeof vendorGames>>;
