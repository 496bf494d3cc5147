import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { limitsData, saveLimits } from "./limits.server.ts";
import { LimitsPage } from "./limits-page.tsx";

export const handle = { i18n: ["member", "protection"] };

export const loader = (args: LoaderFunctionArgs) => limitsData(args);
export const action = (args: ActionFunctionArgs) => saveLimits(args);

export default function Limits() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <LimitsPage key={data.kind} data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
