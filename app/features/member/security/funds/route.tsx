import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { centrePage } from "../centre-page.server.ts";
import { fundsData, sendFunds } from "./funds.server.ts";
import { FundsPage } from "./funds-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) => centrePage(args, "funds.title", fundsData);

export const action = (args: ActionFunctionArgs) => sendFunds(args);

export default function Funds() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <FundsPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
