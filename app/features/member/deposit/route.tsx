import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { depositData, openDeposit } from "#app/parts/deposit/deposit.server.ts";
import { DepositPage } from "./deposit-page.tsx";

export const handle = { i18n: ["member"] };

export const loader = (args: LoaderFunctionArgs) => depositData(args);
export const action = (args: ActionFunctionArgs) => openDeposit(args);

export default function Deposit() {
  const answer = useActionData<typeof action>();
  const last = answer && "payAt" in answer ? undefined : answer;
  return <DepositPage data={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
