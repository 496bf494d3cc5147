import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actOnOwnData, ownData } from "./data.server.ts";
import { DataPage } from "./data-page.tsx";

export const handle = { i18n: ["member", "own-data", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) => ownData(args);
export const action = (args: ActionFunctionArgs) => actOnOwnData(args);

export default function OwnData() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <DataPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
