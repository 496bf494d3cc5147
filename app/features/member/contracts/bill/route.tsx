import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { contractData, contractIdOf } from "../../../../parts/contracts/contract.server.ts";
import { billData, collect } from "../../../../parts/pay/bill.server.ts";
import { BillPage, type BillPlaces } from "../../../../parts/pay/bill-page.tsx";
import { addDays } from "../../../../parts/period/period.ts";

export const handle = { i18n: ["agent", "agent-pay", "common"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const named = await namedBy(site, args.params);
  const shown = await billData(site, named, new URL(args.request.url).searchParams);
  const { t, titled } = wordsOf(site, "agent-pay");
  return { ...shown, title: titled(t(`kinds.${named.kind}`)) };
}

export async function action(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const named = await namedBy(site, args.params);
  const problem = await collect(site, named, await args.request.formData());
  if (problem) return data({ problem }, 422);
  const { period, contractId } = named;
  return redirect(`/member/contracts/${contractId}/${encodeURIComponent(period)}`, 303);
}

/** The address has no kind, because a contract has one. */
async function namedBy(site: Site, params: LoaderFunctionArgs["params"]) {
  const { kind, contractId } = await contractData(site, contractIdOf(params));
  return { kind, contractId, period: params.period ?? "" };
}

export default function MyBill() {
  const shown = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return <BillPage data={shown} places={placesOf(shown)} problem={problem} />;
}

function placesOf({ bill }: Awaited<ReturnType<typeof loader>>): BillPlaces {
  const { from, to, contractId } = bill;
  const contract = `/member/contracts/${contractId}`;
  const rounds = `/member/bets?${new URLSearchParams({ from, to: addDays(to, -1) })}`;
  return { list: contract, contract, rounds, csv: null };
}

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [{ title: shown?.title }];
