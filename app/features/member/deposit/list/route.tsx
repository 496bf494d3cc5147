import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { deposits } from "#platform/contract/money/cashier.ts";
import { pageNumber } from "../../../../parts/pager/page-number.ts";
import { MoneyList } from "../../money/list/money-list.tsx";
import { readListState } from "../../money/list/read-list-state.ts";
import { useDepositItems } from "../../money/list/use-money-items.tsx";

export const handle = { i18n: ["member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { url } = args.request;
  const page = pageNumber(url);
  const state = readListState(url);
  const { list, totalPages } = await site.ask(deposits, { ...(state && { state }), pageNo: page });
  const { t, titled } = wordsOf(site, "member");
  return { list, totalPages, page, state, title: titled(t("moneyList.deposits.title")) };
}

export default function Deposits() {
  const { list, ...rest } = useLoaderData<typeof loader>();
  const items = list.map(useDepositItems());
  return (
    <MoneyList kind="deposits" icon="wallet" items={items} newAt="/member/deposit" {...rest} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
