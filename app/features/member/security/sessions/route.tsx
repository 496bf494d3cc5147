import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { centrePage } from "../centre-page.server.ts";
import { endSessions, sessionsData } from "./sessions.server.ts";
import { SessionsPage } from "./sessions-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) =>
  centrePage(args, "sessions.title", sessionsData);

export const action = (args: ActionFunctionArgs) => endSessions(args);

export default function Sessions() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <SessionsPage data={data} error={last?.error?.[""]} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
