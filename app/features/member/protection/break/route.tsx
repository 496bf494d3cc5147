import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { breakData, takeBreak } from "./break.server.ts";
import { BreakPage } from "./break-page.tsx";

export const handle = { i18n: ["member", "protection", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) => breakData(args);
export const action = (args: ActionFunctionArgs) => takeBreak(args);

export default function Break() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <BreakPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
