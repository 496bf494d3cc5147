import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { billData, collect } from "./bill.server.ts";
import { BillPage } from "./bill-page.tsx";

export const handle = { i18n: ["agent", "agent-pay", "common"] };

export const loader = (args: LoaderFunctionArgs) => billData(args);
export const action = (args: ActionFunctionArgs) => collect(args);

export default function OneBill() {
  const problem = useActionData<typeof action>()?.problem;
  return <BillPage data={useLoaderData<typeof loader>()} problem={problem} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
