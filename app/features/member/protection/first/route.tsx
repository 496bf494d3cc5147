import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { firstLimitsData, saveFirstLimits } from "./first-limits.server.ts";
import { FirstLimitsPage } from "./first-limits-page.tsx";

export const handle = { i18n: ["member", "protection"] };

export const loader = (args: LoaderFunctionArgs) => firstLimitsData(args);
export const action = (args: ActionFunctionArgs) => saveFirstLimits(args);

export default function FirstLimits() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <FirstLimitsPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
