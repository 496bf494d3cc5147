import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GamesList } from "./games-list.tsx";
import { listData } from "./list-data.server.ts";

export const handle = { i18n: ["games", "home"] };

export const loader = (args: LoaderFunctionArgs) => listData(args, "RNG");

export default function RngList() {
  return <GamesList data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "description", content: data?.description },
];
