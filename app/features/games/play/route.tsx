import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data as withStatus,
} from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { startPlaySession } from "./clock/session.server.ts";
import { GameFrame } from "./game-frame.tsx";
import { launch } from "./launch.server.ts";
import { NoGame } from "./no-game.tsx";

export const handle = { i18n: ["games", "home", "member", "protection"] };

export const action = (args: ActionFunctionArgs) => startPlaySession(args);

export async function loader(args: LoaderFunctionArgs) {
  const launched = await launch(args);
  const isGone = launched.url === null && launched.reason === "gone";
  return isGone ? withStatus(launched, { status: 404 }) : launched;
}

/**
 * The address of a game belongs to one visitor, a guest's demo too, so nobody may cache the page.
 */
export const headers: HeadersFunction = () => ({ "cache-control": "no-store" });

/** A launch opens a session at the vendor, so only another game causes a new one. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
}

export default function Play() {
  const data = useLoaderData<typeof loader>();
  if (data.url !== null) return <GameFrame key={data.url} data={data} />;
  return <NoGame data={data} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
