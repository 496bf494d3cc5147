import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wordsOf } from "#app/server/page-title.server.ts";
import { siteOf } from "#app/server/site.server.ts";
import { hotGames } from "#platform/contract/games.ts";
import { toCardGame } from "../card/card-game.ts";
import { HotGames } from "./hot-games.tsx";

export const handle = { i18n: ["games", "home"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const groups = await site.ask(hotGames, { language: site.language });
  const { t, titled } = wordsOf(site, "games");
  return {
    groups: groups.map(({ gameType, games }) => ({ gameType, games: games.map(toCardGame) })),
    title: titled(t("hot.title")),
    description: t("hot.description"),
  };
}

export default function Hot() {
  return <HotGames groups={useLoaderData<typeof loader>().groups} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "description", content: data?.description },
];
