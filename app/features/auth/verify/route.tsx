import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { verify, verifyData } from "./verify.server.ts";
import { VerifyDialog } from "./verify-dialog.tsx";

export const handle = { i18n: ["access"] };

export const loader = (args: LoaderFunctionArgs) => verifyData(args);
export const action = (args: ActionFunctionArgs) => verify(args);

export default function Verify() {
  return (
    <VerifyDialog data={useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
