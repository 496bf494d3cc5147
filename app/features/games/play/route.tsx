import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { GameFrame } from "./game-frame.tsx";
import { launch } from "./launch.server.ts";
import { NoGame } from "./no-game.tsx";

export const handle = { i18n: ["games", "home"] };

export const loader = (args: LoaderFunctionArgs) => launch(args);

/** A launch opens a session at the vendor: only another game is a reason for another one. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search !== nextUrl.search;
}

export default function Play() {
  const data = useLoaderData<typeof loader>();
  if (data.url !== null) return <GameFrame key={data.url} url={data.url} game={data.game} />;
  return <NoGame reason={data.reason} popular={data.popular} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
