import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { accountList } from "./account-list.server.ts";
import { AccountList } from "./account-list.tsx";

export const handle = { i18n: ["games", "home"] };

export const loader = (args: LoaderFunctionArgs) => accountList(args, "recent");

export default function Recent() {
  return <AccountList data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
