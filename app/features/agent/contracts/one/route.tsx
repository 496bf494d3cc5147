import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import {
  CONTRACT_ANSWERS,
  CONTRACT_ENDS,
  contractAnswer,
  contractEnd,
  contractOne,
} from "#platform/contract/agents/contracts.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { ContractPage } from "../../../../parts/contracts/contract-page.tsx";

export const handle = { i18n: ["agent", "agent-pay"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const contractId = idOf(args.params.contractId);
  const contract = await site.ask(contractOne, { contractId }).catch(gone);
  const { t, titled } = wordsOf(site, "agent-pay");
  return { contract, title: titled(t(`kinds.${contract.kind}`)) };
}

/** Does what the pressed button says: an answer, or the wish to end. */
export async function action(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const contractId = idOf(args.params.contractId);
  const asked = (await args.request.formData()).get("act");
  const answer = CONTRACT_ANSWERS.find((one) => one === asked);
  const act = CONTRACT_ENDS.find((one) => one === asked);
  try {
    if (answer) await site.ask(contractAnswer, { contractId, answer });
    if (act) await site.ask(contractEnd, { contractId, act });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "unknown_contract") gone(error);
    return data({ problem: error.code }, 422);
  }
  return redirect(`/agent/contracts/${contractId}`, 303);
}

const idOf = (given = "") => given.slice(0, 40) || "-";

function gone(error: unknown): never {
  throw error instanceof Refusal ? new Response("no such contract", { status: 404 }) : error;
}

export default function OneContract() {
  const { contract } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return <ContractPage place="/agent/contracts" contract={contract} problem={problem} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
