import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentRebateOne } from "#platform/contract/agents/income.ts";
import { RATE_CATEGORIES } from "#platform/contract/agents/rate-categories.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { readAfter } from "../../../../parts/filters/read-filters.ts";
import { isDay } from "../../../../parts/period/period.ts";
import { askBelow } from "../../shared/ask-below.server.ts";
import { RebatePage } from "./rebate-page.tsx";

const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "agent-income", "common"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { day = "", category: named } = args.params;
  const category = RATE_CATEGORIES.find((one) => one === named);
  if (!isDay(day) || !category) throw gone();
  const params = new URL(args.request.url).searchParams;
  const asked = { day, category, ...readAfter(params), pageSize: PAGE_SIZE };
  const found = await askBelow(site.ask(agentRebateOne, asked)).catch((error) => {
    throw error instanceof Refusal && error.code === "unknown_rebate" ? gone() : error;
  });
  const { t, titled } = wordsOf(site, "agent-income");
  const { t: common } = wordsOf(site, "common");
  const name = t("rebate.title", { category: common(`nav.${category}`) });
  return { ...found, title: titled(name) };
}
export type RebateData = Awaited<ReturnType<typeof loader>>;

const gone = () => new Response("no such rebate", { status: 404 });

export default function Rebate() {
  return <RebatePage data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
