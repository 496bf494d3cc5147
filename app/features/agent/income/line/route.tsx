import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentIncomeOne } from "#platform/contract/agents/income.ts";
import { readAfter } from "../../../../parts/filters/read-filters.ts";
import { askBelow } from "../../shared/ask-below.server.ts";
import { lineOf } from "../named.server.ts";
import { LinePage } from "./line-page.tsx";

const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "agent-income", "common", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { day, kind } = lineOf(args.params);
  const params = new URL(args.request.url).searchParams;
  const line = await askBelow(
    site.ask(agentIncomeOne, { day, kind, ...readAfter(params), pageSize: PAGE_SIZE }),
  );
  const { t, titled } = wordsOf(site, "agent-income");
  return { ...line, day, kind, title: titled(t(`kinds.${kind}`)) };
}
export type LineData = Awaited<ReturnType<typeof loader>>;

export default function IncomeLine() {
  return <LinePage line={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
