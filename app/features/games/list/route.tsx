import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { gameTypeOf } from "../launch/game-paths.ts";
import { GamesList } from "./games-list.tsx";
import { listData } from "./list-data.server.ts";

export const handle = { i18n: ["games", "home"], placesBanners: true };

/** The path decides the game type; routes.ts lists the paths. */
export const loader = (args: LoaderFunctionArgs) =>
  listData(args, gameTypeOf(new URL(args.request.url).pathname) ?? "RNG");

export default function List() {
  return <GamesList data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
