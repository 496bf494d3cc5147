import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { payBills } from "#platform/contract/agents/pay.ts";
import { given } from "../../../parts/filters/read-filters.ts";
import { billAfter, nextBill, PAGE_SIZE } from "../../../parts/pay/bill.server.ts";
import { PAY_PAGES, payPageOf } from "../../../parts/pay/pay-kinds.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { BillsPage } from "./bills-page.tsx";
import { readBills } from "./read-bills.ts";

export const handle = { i18n: ["agent", "agent-pay", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { pathname, searchParams: params } = new URL(args.request.url);
  const page = payPageOf(pathname);
  const kind = PAY_PAGES[page];
  const { today, period, problem } = periodOf(site, args.request.url);
  const { which, filters } = readBills(params);
  const asked = { kind, which, ...period, ...billAfter(params), pageSize: PAGE_SIZE };
  const named = given({ party: filters.account, state: filters.state });
  const bills = await site.ask(payBills, { ...asked, ...named });
  const { list } = bills;
  const next = nextBill(bills);
  const { t, titled } = wordsOf(site, "agent");
  const title = titled(t(`menu.${page}`));
  return { list, next, page, kind, which, filters, period, problem, today, title };
}
export type BillsData = Awaited<ReturnType<typeof loader>>;

export default function Bills() {
  return <BillsPage data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
