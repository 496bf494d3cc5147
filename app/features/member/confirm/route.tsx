import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmAccount, confirmData } from "./confirm.server.ts";
import { ConfirmPage } from "./confirm-page.tsx";

export const handle = { i18n: ["access", "auth"] };

export const loader = (args: LoaderFunctionArgs) => confirmData(args);
export const action = (args: ActionFunctionArgs) => confirmAccount(args);

export default function Confirm() {
  const last = useActionData<typeof action>() as SubmissionResult<string[]> | undefined;
  return <ConfirmPage data={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
