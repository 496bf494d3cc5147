import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentRebateOne } from "#platform/contract/agents/income.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { readAfter } from "../../../../parts/filters/read-filters.ts";
import { askBelow } from "../../shared/ask-below.server.ts";
import { rebateOf } from "../named.server.ts";
import { RebatePage } from "./rebate-page.tsx";

const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "agent-income", "common", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { day, category } = rebateOf(args.params);
  const params = new URL(args.request.url).searchParams;
  const asked = { day, category, ...readAfter(params), pageSize: PAGE_SIZE };
  const found = await askBelow(site.ask(agentRebateOne, asked)).catch((error) => {
    throw error instanceof Refusal && error.code === "unknown_rebate"
      ? new Response("no such rebate", { status: 404 })
      : error;
  });
  const { t, titled } = wordsOf(site, "agent-income");
  const { t: common } = wordsOf(site, "common");
  const name = t("rebate.title", { category: common(`nav.${category}`) });
  return { ...found, title: titled(name) };
}
export type RebateData = Awaited<ReturnType<typeof loader>>;

export default function Rebate() {
  return <RebatePage data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
