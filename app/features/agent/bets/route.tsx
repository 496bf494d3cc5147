import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { teamBets } from "#platform/contract/agents/records.ts";
import { readAfter } from "../../../parts/filters/read-filters.ts";
import { lastDays } from "../../../parts/period/period.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { askTyped } from "../shared/ask-below.server.ts";
import { BetsPage } from "./bets-page.tsx";
import { readBets } from "./read-bets.ts";

const DAYS_SHOWN = 7;
const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const params = new URL(url).searchParams;
  const { today, period: asked, problem } = periodOf(site, url);
  const period = asked ?? lastDays(DAYS_SHOWN, today);
  const filters = readBets(params);
  const input = { language: site.language, ...period, ...filters, ...readAfter(params) };
  const found = await askTyped(site.ask(teamBets, { ...input, pageSize: PAGE_SIZE }));
  const bets = found ?? { list: [], totals: null, vendors: [], next: null };
  const isUnknown = found === null;
  const { t, titled } = wordsOf(site, "agent");
  return { ...bets, isUnknown, period, problem, today, filters, title: titled(t("bets.title")) };
}
export type TeamBetsData = Awaited<ReturnType<typeof loader>>;

export default function TeamBets() {
  return <BetsPage bets={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
