import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeReceipt, receiptData } from "./receipt.server.ts";
import { ReceiptPage } from "./receipt-page.tsx";

export const handle = { i18n: ["member"] };

export const loader = (args: LoaderFunctionArgs) => receiptData(args);
export const action = (args: ActionFunctionArgs) => changeReceipt(args);

export default function Receipt() {
  const last = useActionData<typeof action>();
  return <ReceiptPage data={useLoaderData<typeof loader>()} problem={last?.problem} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
