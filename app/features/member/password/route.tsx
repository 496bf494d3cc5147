import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePassword, passwordData } from "./password.server.ts";
import { PasswordPage } from "./password-page.tsx";

export const handle = { i18n: ["access"] };

export const loader = (args: LoaderFunctionArgs) => passwordData(args);
export const action = (args: ActionFunctionArgs) => changePassword(args);

export default function Password() {
  const last = useActionData<typeof action>() as SubmissionResult<string[]> | undefined;
  return <PasswordPage data={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
