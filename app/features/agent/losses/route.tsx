import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { teamLosses } from "#platform/contract/agents/records.ts";
import { given, readAccount, readAfter, readText } from "../../../parts/filters/read-filters.ts";
import { lastDays } from "../../../parts/period/period.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { askBelow } from "../shared/ask-below.server.ts";
import { LossesPage } from "./losses-page.tsx";

const DAYS_SHOWN = 30;
const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const params = new URL(url).searchParams;
  const { today, period: asked, problem } = periodOf(site, url);
  const period = asked ?? lastDays(DAYS_SHOWN, today);
  const filters = given({ account: readAccount(params), search: readText(params, "q") });
  const losses = await askBelow(
    site.ask(teamLosses, { ...period, ...filters, ...readAfter(params), pageSize: PAGE_SIZE }),
  );
  const { t, titled } = wordsOf(site, "agent");
  return { ...losses, period, problem, today, filters, title: titled(t("losses.title")) };
}
export type LossesData = Awaited<ReturnType<typeof loader>>;

export default function Losses() {
  return <LossesPage losses={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
