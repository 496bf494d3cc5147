import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { reset, resetData } from "./reset.server.ts";
import { ResetDialog } from "./reset-dialog.tsx";

export const handle = { i18n: ["access"] };

export const loader = (args: LoaderFunctionArgs) => resetData(args);
export const action = (args: ActionFunctionArgs) => reset(args);

export default function Reset() {
  return (
    <ResetDialog data={useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
  // The address holds the link's secret, so no other site may see it.
  { name: "referrer", content: "same-origin" },
];
