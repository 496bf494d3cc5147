import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { accountRecord } from "#platform/contract/play/account-record.ts";
import { pageNumber } from "../../../parts/pager/page-number.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { readKinds } from "./read-kinds.ts";
import { TransactionsPage } from "./transactions-page.tsx";

const PAGE_SIZE = 20;

export const handle = { i18n: ["member", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { url } = args.request;
  const page = pageNumber(url);
  const kinds = readKinds(new URL(url).searchParams);
  const { today, period, instants } = periodOf(site, url);
  const input = { kinds, ...instants, pageNo: page, pageSize: PAGE_SIZE };
  const record = await site.ask(accountRecord, input);
  const { t, titled } = wordsOf(site, "records");
  return { ...record, page, kinds, today, period, title: titled(t("transactions.title")) };
}

export default function Transactions() {
  return <TransactionsPage record={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
