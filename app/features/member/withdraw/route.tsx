import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { askForMoney, withdrawData } from "./withdraw.server.ts";
import { WithdrawPage } from "./withdraw-page.tsx";

export const handle = { i18n: ["member", "withdraw", "auth"] };

export const loader = (args: LoaderFunctionArgs) => withdrawData(args);
export const action = (args: ActionFunctionArgs) => askForMoney(args);

export default function Withdraw() {
  const last = useActionData<typeof action>();
  return <WithdrawPage data={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
