import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { centrePage } from "../centre-page.server.ts";
import { accountsData, changeAccounts } from "./accounts.server.ts";
import { AccountsPage } from "./accounts-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) =>
  centrePage(args, "accounts.title", accountsData);

export const action = (args: ActionFunctionArgs) => changeAccounts(args);

export default function Accounts() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <AccountsPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
