import { z } from "zod";
import { checkTopOffer, offerTop } from "../../../agents/contracts/offer-top.ts";
import { type ContractTerms, contractTerms } from "../../../contract/agents/contract-terms.ts";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { readTerms, writeTerms } from "../../../domain/contracts/written-terms.ts";
import { approvedBySecond, outcomeOf } from "../../approvals/second-person.ts";
import { actOfStaff } from "../../as-staff.ts";
import { isLive } from "../../merchant/change-rule.ts";
import type { StaffContext } from "../../staff-context.ts";
import { findNamed, type Named } from "../as-staff-of-member.ts";

type Input = Named & { terms: ContractTerms; isProceeding: boolean };

/** The input of the request that a second person completes; amounts are as people write them. */
export const topContractInput = z.object({
  account: z.string(),
  terms: z
    .record(z.string(), z.unknown())
    .transform((written) => contractTerms.parse(readTerms(written))),
  isProceeding: z.boolean(),
});

/**
 * Offers the operator's contract to an agent under nobody. On an open site, and where `settingsFourEyes`
 * is on, it waits for a second person. Refuses an account that is no such agent with not_top_agent, and
 * like an agent's own offer.
 */
export async function offerTopContract(
  context: StaffContext,
  { merchant, account, terms, isProceeding }: Input,
): Promise<Waiting> {
  const { store, clock, random } = context;
  const row = await readMerchant(store, merchant);
  const agent = await findNamed(store, { merchant, account });
  const written = writeTerms(z.encode(contractTerms, terms));
  const input = { account: agent.username, terms: written, isProceeding };
  const wanted = {
    merchant,
    verb: "offerTopContract",
    subject: `${agent.id} ${terms.kind}`,
    input,
  };
  const needsTwo =
    isLive(row) || row.settings.settingsFourEyes === true || context.deciding !== undefined;
  const entry = { action: "offerTopContract", details: input, changesPages: false };
  return store.inMerchant(merchant, (tx) =>
    actOfStaff(context, tx, merchant, entry, async () => {
      await checkTopOffer(tx, { merchant, at: clock.now() }, { agent, terms, isProceeding });
      const asked = needsTwo ? await approvedBySecond(context, tx, wanted) : null;
      if (asked?.state === "WAITING") return outcomeOf(asked);
      const writer = { clock, random, merchant: { code: merchant } };
      await offerTop(writer, tx, { agent, terms, isProceeding });
      return outcomeOf(asked);
    }),
  );
}
