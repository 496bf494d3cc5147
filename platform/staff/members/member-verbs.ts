import { z } from "zod";
import type { Rates } from "../../contract/agents/rate-categories.ts";
import { rates } from "../../contract/agents/rates.ts";
import { type ApprovedVerb, approvedVerb as verb } from "../approvals/approved-verb.ts";
import { setAgentRates } from "./agents/set-agent-rates.ts";
import { offerTopContract, topContractInput } from "./contracts/offer-top-contract.ts";
import { decideIdentity, decideInput } from "./identities/decide-identity.ts";
import { liftInput, liftStaffLimit } from "./limits/staff-limits.ts";
import { acceptFunds, acceptInput } from "./persons/funds/decide-funds.ts";
import { dismissInput, dismissWatchHit } from "./persons/watch/decide-watch-hit.ts";

const someRates = rates.partial().transform((given) => given as Partial<Rates>);

/** The verbs about members and agents that a second person completes. */
export const MEMBER_VERBS: Readonly<Record<string, ApprovedVerb>> = {
  decideIdentity: verb("identity.decide", decideInput, decideIdentity),
  liftStaffLimit: verb("limit.lift", liftInput, liftStaffLimit),
  dismissWatchHit: verb("watch.decide", dismissInput, dismissWatchHit),
  acceptFunds: verb("funds.decide", acceptInput, acceptFunds),
  offerTopContract: verb("contract.offer", topContractInput, offerTopContract),
  setAgentRates: verb(
    "agent.rates",
    z.object({ account: z.string(), rates: someRates }),
    setAgentRates,
  ),
};
