import { GATE_OF_AWARD } from "../../contract/club/awards.ts";
import type { rewardSummary } from "../../contract/club/own-awards.ts";
import { isAgentType } from "../../contract/members/account-type.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { Reader } from "../../store/open-store.ts";
import { openAwards } from "./open-awards.ts";

type Value = ValueOf<typeof rewardSummary>;

/** How many awards the member can take now; none in a break. */
export async function summarizeRewards(context: Context): Promise<Value> {
  const { memberId, type } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const now = clock.now();
  const policy = await policyFor(context);
  const who = { merchant: merchant.code, memberId };
  return store.reading(merchant.code, async (reader) => {
    const open = await openAwards(reader, who, policy, now);
    return {
      isOffered: Object.values(GATE_OF_AWARD).some((gate) => policy.allows[gate]),
      claimable: open.length,
      hasReferral: policy.allows.referral && !isAgentType(type) && (await pays(reader, who, now)),
    };
  });
}

/** True where the merchant rewards invitations. */
async function pays(reader: Reader, { merchant }: { merchant: string }, now: Date) {
  const { terms } = await configAt(reader, merchant, "referral", now);
  return terms.referral !== undefined;
}
