import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { contracts } from "#platform/contract/agents/contracts.ts";
import { agentIncome } from "#platform/contract/agents/income.ts";
import { agentOverview } from "#platform/contract/agents/team.ts";
import { readAccount, readGameType } from "../../../parts/filters/read-filters.ts";
import { lastDays, type Period } from "../../../parts/period/period.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { askBelow } from "../shared/ask-below.server.ts";
import { MEASURES } from "./curve.ts";
import { nextClose } from "./next-close.ts";
import { OverviewPage } from "./overview-page.tsx";

const DAYS_SHOWN = 7;

export const handle = { i18n: ["agent", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const params = new URL(args.request.url).searchParams;
  const { today, period: asked, problem } = periodOf(site, args.request.url);
  const period = asked ?? lastDays(DAYS_SHOWN, today);
  const gameType = readGameType(params);
  const account = readAccount(params);
  const measure = MEASURES.find((one) => one === params.get("curve")) ?? "validBet";
  const [overview, own] = await Promise.all([
    askBelow(
      site.ask(agentOverview, {
        ...period,
        ...(gameType && { gameType }),
        ...(account && { account }),
      }),
    ),
    account ? null : ownOf(site, period, today),
  ]);
  const { t, titled } = wordsOf(site, "agent");
  const title = titled(t("overview.title"));
  return { ...overview, own, period, problem, today, gameType, account, measure, title };
}

/** What the agent earned in the period, and which contract pays next. */
async function ownOf(site: Site, period: Period, today: string) {
  const [{ totals }, { list }] = await Promise.all([
    site.ask(agentIncome, { ...period, pageSize: 1 }),
    site.ask(contracts, { which: "mine", pageSize: 20 }),
  ]);
  const now = Date.now();
  return { income: totals.income, next: nextClose(list, { today, now }), now };
}

export default function Overview() {
  return <OverviewPage overview={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
