import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { applicationData, sendApplication } from "./application.server.ts";
import { ApplicationPage } from "./application-page.tsx";

export const handle = { i18n: ["join"] };

export const loader = (args: LoaderFunctionArgs) => applicationData(args);
export const action = (args: ActionFunctionArgs) => sendApplication(args);

export default function Apply() {
  const last = useActionData<typeof action>() as SubmissionResult<string[]> | undefined;
  return <ApplicationPage data={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
