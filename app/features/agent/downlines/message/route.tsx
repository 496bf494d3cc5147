import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { messageData, sendMessage } from "./message.server.ts";
import { MessagePage } from "./message-page.tsx";

export const handle = { i18n: ["agent", "agent-people"] };

export const loader = (args: LoaderFunctionArgs) => messageData(args);
export const action = (args: ActionFunctionArgs) => sendMessage(args);

export default function Message() {
  const last = useActionData<typeof action>() as SubmissionResult<string[]> | undefined;
  return <MessagePage data={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
