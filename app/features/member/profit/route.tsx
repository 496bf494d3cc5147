import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { profitRecord } from "#platform/contract/play/profit-record.ts";
import { instantsOf } from "../../../parts/period/day-instants.ts";
import { lastDays } from "../../../parts/period/period.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { ProfitPage } from "./profit-page.tsx";

const DAYS_SHOWN = 30;

export const handle = { i18n: ["member", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { timeZone } = site.brand.config;
  const { today, period: asked, problem } = periodOf(site, args.request.url);
  const period = asked ?? lastDays(DAYS_SHOWN, today);
  const record = await site.ask(profitRecord, { ...instantsOf(period, timeZone), timeZone });
  const { t, titled } = wordsOf(site, "records");
  return { ...record, period, problem, today, title: titled(t("profit.title")) };
}

export default function Profit() {
  return <ProfitPage record={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
