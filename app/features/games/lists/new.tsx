import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { accountList } from "./account-list.server.ts";
import { AccountList } from "./account-list.tsx";

export const handle = { i18n: ["games", "home"] };

export const loader = (args: LoaderFunctionArgs) => accountList(args, "new");

export default function New() {
  return <AccountList data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
