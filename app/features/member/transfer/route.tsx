import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { sendTransfer, transferData } from "./transfer.server.ts";
import { TransferPage } from "./transfer-page.tsx";

export const handle = { i18n: ["member", "transfer", "withdraw", "auth"] };

export const loader = (args: LoaderFunctionArgs) => transferData(args);
export const action = (args: ActionFunctionArgs) => sendTransfer(args);

export default function TransferUpline() {
  const last = useActionData<typeof action>();
  return <TransferPage data={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
