import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerWithdrawal, withdrawalData } from "./one.server.ts";
import { WithdrawalPage } from "./withdrawal-page.tsx";

export const handle = { i18n: ["member", "withdraw"] };

export const loader = (args: LoaderFunctionArgs) => withdrawalData(args);
export const action = (args: ActionFunctionArgs) => answerWithdrawal(args);

export default function OneWithdrawal() {
  const { withdrawal, now } = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return <WithdrawalPage withdrawal={withdrawal} now={now} problem={last?.problem} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
