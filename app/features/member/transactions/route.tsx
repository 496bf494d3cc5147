import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { plainAsked, sittingsAsked } from "./shown-asked.server.ts";
import { readView } from "./sittings/read-view.ts";
import { TransactionsPage } from "./transactions-page.tsx";

export const handle = { i18n: ["member", "records", "withdraw"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { url } = args.request;
  const { today, period, problem, instants } = periodOf(site, url);
  const view = readView(new URL(url).searchParams);
  const { t, titled } = wordsOf(site, "records");
  const title = titled(t("transactions.title"));
  const isWhole = new URL(url).search === "";
  const facts = { isWhole, today, period, problem, title };
  return view === "one"
    ? { ...facts, view, record: await plainAsked(site, url, instants) }
    : { ...facts, view, record: await sittingsAsked(site, url, instants) };
}

export default function Transactions() {
  return <TransactionsPage shown={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
