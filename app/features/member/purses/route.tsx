import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePurses, pursesData } from "./purses.server.ts";
import { PursesPage } from "./purses-page.tsx";

export const handle = { i18n: ["member", "purses"] };

export const loader = (args: LoaderFunctionArgs) => pursesData(args);
export const action = (args: ActionFunctionArgs) => changePurses(args);

export default function TransferFund() {
  const last = useActionData<typeof action>();
  return <PursesPage data={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
