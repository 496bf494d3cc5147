import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { teamRecords } from "#platform/contract/agents/records.ts";
import { readAfter } from "../../../parts/filters/read-filters.ts";
import { lastDays } from "../../../parts/period/period.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { askTyped } from "../shared/ask-below.server.ts";
import { readRecords } from "./read-records.ts";
import { RecordsPage } from "./records-page.tsx";

const DAYS_SHOWN = 7;
const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "records", "member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const params = new URL(url).searchParams;
  const { today, period: asked, problem } = periodOf(site, url);
  const period = asked ?? lastDays(DAYS_SHOWN, today);
  const filters = readRecords(params);
  const found = await askTyped(
    site.ask(teamRecords, { ...period, ...filters, ...readAfter(params), pageSize: PAGE_SIZE }),
  );
  const records = found ?? { list: [], next: null };
  const isUnknown = found === null;
  const { t, titled } = wordsOf(site, "agent");
  return {
    ...records,
    isUnknown,
    period,
    problem,
    today,
    filters,
    title: titled(t("records.title")),
  };
}
export type TeamRecordsData = Awaited<ReturnType<typeof loader>>;

export default function TeamRecords() {
  return <RecordsPage records={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
