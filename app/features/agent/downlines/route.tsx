import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { downlines } from "#platform/contract/agents/downlines.ts";
import { given, readAccount, readAfter } from "../../../parts/filters/read-filters.ts";
import { askBelow } from "../shared/ask-below.server.ts";
import { DownlinesPage } from "./downlines-page.tsx";
import { readPeople } from "./read-people.ts";
import { treeData } from "./tree/tree-data.server.ts";
import { TreePage } from "./tree/tree-page.tsx";

const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "records", "common"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const params = new URL(args.request.url).searchParams;
  const { t, titled } = wordsOf(site, "agent");
  const title = titled(t("downlines.title"));
  if (params.get("view") === "tree") return { ...(await treeData(site, params)), title };
  const account = readAccount(params);
  const filters = readPeople(params);
  const asked = { ...filters, ...given({ account }), ...readAfter(params), pageSize: PAGE_SIZE };
  const people = await askBelow(site.ask(downlines, asked));
  return { view: "list" as const, ...people, account, filters, title };
}
export type DownlinesData = Extract<Awaited<ReturnType<typeof loader>>, { view: "list" }>;

export default function Downlines() {
  const data = useLoaderData<typeof loader>();
  return data.view === "tree" ? <TreePage data={data} /> : <DownlinesPage people={data} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
