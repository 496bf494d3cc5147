import { data, redirect } from "@remix-run/node";
import type { Site } from "#app/request/site.server.ts";
import {
  CONTRACT_ANSWERS,
  CONTRACT_ENDS,
  consolidated,
  contractAnswer,
  contractEnd,
  contractOne,
  contracts,
} from "#platform/contract/agents/contracts.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import type { CentrePlace } from "./place.ts";
import type { Which } from "./which.ts";

const PAGE_SIZE = 20;

/** The page of a list of contracts that an address asks for; the first list when it names none. */
export async function contractsData(
  site: Site,
  lists: readonly [Which, ...Which[]],
  params: URLSearchParams,
) {
  const which = lists.find((one) => one === params.get("which")) ?? lists[0];
  const after = params.get("after")?.trim().slice(0, 40);
  const [{ list, hasMore }, { mayOffer, requests }] = await Promise.all([
    site.ask(contracts, { which, ...(after && { after }), pageSize: PAGE_SIZE }),
    site.ask(consolidated, {}),
  ]);
  const next = hasMore ? list.at(-1)!.contractId : null;
  return { list, next, which, mayOffer, requests };
}

/** A contract's id, as an address has it. */
export const contractIdOf = ({ contractId = "" }: { contractId?: string }) =>
  contractId.slice(0, 40) || "-";

/** One contract of the member's. Another's has no page. */
export const contractData = (site: Site, contractId: string) =>
  site.ask(contractOne, { contractId }).catch(gone);

/** Does what the pressed button says: an answer, or the wish to end. */
export async function actOnContract(
  site: Site,
  { place, contractId, form }: { place: CentrePlace; contractId: string; form: FormData },
) {
  const asked = form.get("act");
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
  return redirect(`${place}/${contractId}`, 303);
}

function gone(error: unknown): never {
  throw error instanceof Refusal ? new Response("no such contract", { status: 404 }) : error;
}
