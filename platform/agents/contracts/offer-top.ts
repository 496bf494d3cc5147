import { isAgentType } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import type { ContractWriter } from "./act-on-contract.ts";
import type { ContractRow } from "./contract-row.ts";
import { holdParties } from "./hold-parties.ts";
import { makeOffer, type Offer } from "./make-offer.ts";

/**
 * The operator offers a contract to an agent under nobody. Refuses another account with not_top_agent,
 * and like `makeOffer`.
 */
export async function offerTop(
  writer: ContractWriter,
  tx: Transaction,
  { agent, ...offer }: Pick<Offer, "terms" | "isProceeding"> & { agent: MemberRow },
): Promise<ContractRow> {
  await holdParties(tx, writer.merchant.code, [agent.id]);
  if (agent.parentId !== null || !isAgentType(agent.type)) {
    throw new Refusal("not_top_agent", { field: "account" });
  }
  return makeOffer(writer, tx, {
    ...offer,
    ...{ upline: null, downline: agent.id, idempotencyKey: "" },
  });
}
