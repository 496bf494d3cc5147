import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentIncome } from "#platform/contract/agents/income.ts";
import { readAfter } from "../../../parts/filters/read-filters.ts";
import { lastDays } from "../../../parts/period/period.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { askBelow } from "../shared/ask-below.server.ts";
import { IncomePage } from "./income-page.tsx";
import { readIncome } from "./read-income.ts";

const DAYS_SHOWN = 30;
const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "agent-income", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const params = new URL(args.request.url).searchParams;
  const { today, period: asked, problem } = periodOf(site, args.request.url);
  const filters = readIncome(params);
  const period = asked ?? lastDays(DAYS_SHOWN, today);
  const income = await askBelow(
    site.ask(agentIncome, { ...period, ...filters, ...readAfter(params), pageSize: PAGE_SIZE }),
  );
  const { t, titled } = wordsOf(site, "agent-income");
  const isAsked = asked !== null;
  return { ...income, period, problem, today, filters, isAsked, title: titled(t("title")) };
}
export type IncomeData = Awaited<ReturnType<typeof loader>>;

export default function Income() {
  return <IncomePage income={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
