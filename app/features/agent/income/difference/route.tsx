import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentDifferenceOne } from "#platform/contract/agents/income.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { given, readAccount, readAfter } from "../../../../parts/filters/read-filters.ts";
import { askBelow } from "../../shared/ask-below.server.ts";
import { runOf } from "../named.server.ts";
import { DifferencePage } from "./difference-page.tsx";

const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "agent-income", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { run } = runOf(args.params);
  const params = new URL(args.request.url).searchParams;
  const filters = given({ party: readAccount(params) });
  const asked = { run, ...filters, ...readAfter(params), pageSize: PAGE_SIZE };
  const found = await askBelow(site.ask(agentDifferenceOne, asked)).catch((error) => {
    throw error instanceof Refusal && error.code === "unknown_difference" ? gone() : error;
  });
  const { t, titled } = wordsOf(site, "agent-income");
  return { ...found, filters, title: titled(t("kinds.lotteryDifference")) };
}
export type DifferenceData = Awaited<ReturnType<typeof loader>>;

const gone = () => new Response("no such run", { status: 404 });

export default function Difference() {
  return <DifferencePage data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
