import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { withdrawals } from "#platform/contract/money/withdrawals.ts";
import { pageNumber } from "../../../../parts/pager/page-number.ts";
import { MoneyList } from "../../money/list/money-list.tsx";
import { readListState } from "../../money/list/read-list-state.ts";
import { toWithdrawalItem } from "../../money/list/use-money-items.tsx";

export const handle = { i18n: ["member", "withdraw"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { url } = args.request;
  const page = pageNumber(url);
  const state = readListState(url);
  const { list, totalPages } = await site.ask(withdrawals, {
    ...(state && { state }),
    pageNo: page,
  });
  const { t, titled } = wordsOf(site, "member");
  return { list, totalPages, page, state, title: titled(t("moneyList.withdrawals.title")) };
}

export default function Withdrawals() {
  const { list, ...rest } = useLoaderData<typeof loader>();
  return (
    <MoneyList
      kind="withdrawals"
      icon="banknote"
      items={list.map(toWithdrawalItem)}
      newAt="/member/withdraw"
      {...rest}
    />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
