import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { downlines } from "#platform/contract/agents/downlines.ts";
import { given, readAccount, readAfter } from "../../../parts/filters/read-filters.ts";
import { askBelow } from "../shared/ask-below.server.ts";
import { DownlinesPage } from "./downlines-page.tsx";
import { readPeople } from "./read-people.ts";

const PAGE_SIZE = 20;

export const handle = { i18n: ["agent", "records", "common"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const params = new URL(args.request.url).searchParams;
  const account = readAccount(params);
  const filters = readPeople(params);
  const asked = { ...filters, ...given({ account }), ...readAfter(params), pageSize: PAGE_SIZE };
  const people = await askBelow(site.ask(downlines, asked));
  const { t, titled } = wordsOf(site, "agent");
  return { ...people, account, filters, title: titled(t("downlines.title")) };
}
export type DownlinesData = Awaited<ReturnType<typeof loader>>;

export default function Downlines() {
  return <DownlinesPage people={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
