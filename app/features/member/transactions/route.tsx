import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { accountRecord } from "#platform/contract/play/account-record.ts";
import { pageNumber } from "../../../parts/pager/page-number.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { movementsAsked } from "./movements-asked.server.ts";
import { TransactionsPage } from "./transactions-page.tsx";

const PAGE_SIZE = 20;

export const handle = { i18n: ["member", "records", "withdraw"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { url } = args.request;
  const page = pageNumber(url);
  const asked = movementsAsked(site, url);
  const { today, period, problem, instants } = periodOf(site, url);
  const input = { ...asked, ...instants, pageNo: page, pageSize: PAGE_SIZE };
  const record = await site.ask(accountRecord, input);
  const { t, titled } = wordsOf(site, "records");
  const { kinds, search = "" } = asked;
  const title = titled(t("transactions.title"));
  return { ...record, page, kinds, search, today, period, problem, title };
}

export default function Transactions() {
  return <TransactionsPage record={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
