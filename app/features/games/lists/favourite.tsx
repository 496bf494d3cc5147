import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { setFavourite } from "../favourites/set-favourite.server.ts";
import { accountList } from "./account-list.server.ts";
import { AccountList } from "./account-list.tsx";

export const handle = { i18n: ["games", "home"] };

export const loader = (args: LoaderFunctionArgs) => accountList(args, "fav");

/** Every heart of the site submits here. */
export const action = (args: ActionFunctionArgs) => setFavourite(args);

export default function Favourite() {
  return <AccountList data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
