import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { payBills } from "#platform/contract/agents/pay.ts";
import {
  actOnContract,
  contractData,
  contractIdOf,
} from "../../../../parts/contracts/contract.server.ts";
import { ContractPage } from "../../../../parts/contracts/contract-page.tsx";
import { billAfter, nextBill, PAGE_SIZE } from "../../../../parts/pay/bill.server.ts";
import { ContractBills } from "./contract-bills.tsx";

const place = "/member/contracts";

export const handle = { i18n: ["agent", "agent-pay"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const contract = await contractData(site, contractIdOf(args.params));
  const { contractId, kind } = contract;
  const after = billAfter(new URL(args.request.url).searchParams);
  const asked = { which: "mine" as const, kind, contractId, ...after, pageSize: PAGE_SIZE };
  const bills = await site.ask(payBills, asked);
  const { t, titled } = wordsOf(site, "agent-pay");
  const title = titled(t(`kinds.${kind}`));
  return { contract, bills: bills.list, next: nextBill(bills), title };
}
export type ContractOfMine = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const form = await args.request.formData();
  return actOnContract(site, { place, contractId: contractIdOf(args.params), form });
}

export default function MyContract() {
  const data = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <ContractPage place={place} contract={data.contract} problem={problem}>
      <ContractBills data={data} />
    </ContractPage>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
