import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import {
  actOnContract,
  contractData,
  contractIdOf,
} from "../../../../parts/contracts/contract.server.ts";
import { ContractPage } from "../../../../parts/contracts/contract-page.tsx";

const place = "/agent/contracts";

export const handle = { i18n: ["agent", "agent-pay"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const contract = await contractData(site, contractIdOf(args.params));
  const { t, titled } = wordsOf(site, "agent-pay");
  return { contract, title: titled(t(`kinds.${contract.kind}`)) };
}

export async function action(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const form = await args.request.formData();
  return actOnContract(site, { place, contractId: contractIdOf(args.params), form });
}

export default function OneContract() {
  const { contract } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return <ContractPage place={place} contract={contract} problem={problem} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
