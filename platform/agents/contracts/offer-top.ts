import { isAgentType } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { At } from "../../members/rates/rates-at.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import type { ContractWriter } from "./act-on-contract.ts";
import type { ContractRow } from "./contract-row.ts";
import { holdParties } from "./hold-parties.ts";
import { checkOffer, makeOffer, type Offer } from "./make-offer.ts";

type TopOffer = Pick<Offer, "terms" | "isProceeding"> & { agent: MemberRow };

/**
 * The operator offers a contract to an agent under nobody. Refuses another account with not_top_agent,
 * and like `makeOffer`.
 */
export async function offerTop(
  writer: ContractWriter,
  tx: Transaction,
  offer: TopOffer,
): Promise<ContractRow> {
  await holdParties(tx, writer.merchant.code, [offer.agent.id]);
  const at = { merchant: writer.merchant.code, at: writer.clock.now() };
  await checkTopOffer(tx, at, offer);
  const { agent, ...terms } = offer;
  const parties = { upline: null, downline: agent.id, idempotencyKey: "" };
  return makeOffer(writer, tx, { ...terms, ...parties });
}

/** Refuses what `offerTop` refuses, before a second person is asked. */
export async function checkTopOffer(
  tx: Transaction,
  at: At,
  { agent, ...offer }: TopOffer,
): Promise<void> {
  if (agent.parentId !== null || !isAgentType(agent.type)) {
    throw new Refusal("not_top_agent", { field: "account" });
  }
  await checkOffer(tx, at, { ...offer, upline: null, downline: agent.id });
}
