import type { contractAnswer, contractEnd } from "../../contract/agents/contracts.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import type { ContractAct } from "../../domain/contracts/machine.ts";
import { acceptOffer } from "./accept-offer.ts";
import { actOnContract } from "./act-on-contract.ts";
import { holdParties } from "./hold-parties.ts";
import { type ContractItem, findContract, toItem } from "./read/show-contract.ts";

/** Answers an offer or a request to end. Refuses like `act`. */
export const answerContract = (
  context: Context,
  { contractId, answer }: InputOf<typeof contractAnswer>,
): Promise<ValueOf<typeof contractAnswer>> => act(context, contractId, answer);

/** Withdraws an offer or asks to end a contract. Refuses like `act`. */
export const endContract = (
  context: Context,
  { contractId, act: wanted }: InputOf<typeof contractEnd>,
): Promise<ValueOf<typeof contractEnd>> => act(context, contractId, wanted);

/**
 * One act of the member on a contract of theirs. Refuses another's with unknown_contract, what is not
 * theirs to do now with contract_not_now, and an offer that is no longer allowed with
 * contract_outdated.
 */
async function act(
  context: Context,
  contractId: string,
  wanted: ContractAct,
): Promise<ContractItem> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const own = { merchant: merchant.code, memberId };
  return store.inMerchant(merchant.code, async (tx) => {
    const { row: first } = await findContract(tx, own, contractId);
    await holdParties(tx, merchant.code, [first.upline, first.downline]);
    const { row } = await findContract(tx, own, contractId);
    const party = row.downline === memberId ? "downline" : "upline";
    if (wanted === "accept" && party === "downline") await acceptOffer(context, tx, row);
    else await actOnContract(context, tx, row, { act: wanted, party });
    const details = { contract: row.id, kind: row.kind, act: wanted };
    await record(context, tx, { action: "contractAct", memberId, details });
    return toItem(await findContract(tx, own, contractId), memberId, clock.now());
  });
}
