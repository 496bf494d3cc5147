import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/server/guards.server.ts";
import { wordsOf } from "#app/server/page-title.server.ts";
import { bettingRecord } from "#platform/contract/records.ts";
import { pageNumber } from "../page-number.ts";
import { BetsPage } from "./bets-page.tsx";

const PAGE_SIZE = 10;

export const handle = { i18n: ["member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { language } = site;
  const page = pageNumber(args.request.url);
  const record = await site.ask(bettingRecord, { language, pageNo: page, pageSize: PAGE_SIZE });
  const { t, titled } = wordsOf(site, "member");
  return { ...record, page, title: titled(t("bets.title")) };
}

export default function Bets() {
  return <BetsPage record={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
