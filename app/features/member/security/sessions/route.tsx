import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wordsOf } from "#app/server/page-title.server.ts";
import { pageNumber } from "../../page-number.ts";
import { doneOf } from "../done-of.ts";
import { realSite } from "../real-site.server.ts";
import { endSessions, sessionsData } from "./sessions.server.ts";
import { SessionsPage } from "./sessions-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await realSite(args);
  if (!site) return null;
  const { t, titled } = wordsOf(site, "security");
  const page = pageNumber(args.request.url);
  const done = doneOf(args.request.url);
  return { ...(await sessionsData(site, page)), page, done, title: titled(t("sessions.title")) };
}

export const action = (args: ActionFunctionArgs) => endSessions(args);

export default function Sessions() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <SessionsPage data={data} error={last?.error?.[""]} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
