import { and, eq } from "drizzle-orm";
import { contractsOfPath } from "../../../agents/contracts/check-ceiling.ts";
import type { Rates } from "../../../contract/agents/rate-categories.ts";
import { isAgentType } from "../../../contract/members/account-type.ts";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { agentTermsAt } from "../../../core/merchant/config/terms-at.ts";
import { highestRates } from "../../../domain/agents/rates.ts";
import { ratesAt, ratesOf } from "../../../members/rates/rates-at.ts";
import { requireBelowCeiling, requireRates } from "../../../members/rates/require-rates.ts";
import { setRates } from "../../../members/rates/set-rates.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { changeRule, isLive } from "../../merchant/change-rule.ts";
import type { StaffContext } from "../../staff-context.ts";
import { findNamed, type Named } from "../as-staff-of-member.ts";

type Input = Named & {
  /** Basis points by category, and the series. What is not named stays. */
  rates: Partial<Rates>;
};

/**
 * Sets rates of a top agent from now on. On an open site of real players it waits for a second
 * person, like changeRule. Refuses an account that is no agent with not_agent, and one below an agent
 * with not_top_agent. Refuses rates above the merchant's own limit (rates_above_limit), below those
 * of somebody directly below (rates_below_downline), and above the ceiling (rates_above_ceiling).
 */
export async function setAgentRates(
  context: StaffContext,
  { rates, ...named }: Input,
): Promise<Waiting> {
  const { merchant } = named;
  const { id } = await findNamed(context.store, named);
  const at = { merchant, at: context.clock.now() };
  const wanted = {
    ...{ merchant, verb: "setAgentRates", subject: id },
    input: { account: named.account, rates },
  };
  return changeRule(context, wanted, {
    isForTwo: isLive,
    check: () =>
      context.store.inMerchant(merchant, async (tx) => {
        await checked(tx, at, id, rates);
      }),
    work: async (tx) => {
      const { before, after } = await checked(tx, at, id, rates);
      const by = `staff:${context.staffId}`;
      await setRates(tx, at, { member: id, rates: after, before, by });
    },
  });
}

async function checked(
  tx: Transaction,
  at: { merchant: string; at: Date },
  id: string,
  rates: Partial<Rates>,
): Promise<{ before: Rates; after: Rates }> {
  const isOfMerchant = eq(members.merchant, at.merchant);
  const [agent] = await tx
    .select({ type: members.type, parentId: members.parentId })
    .from(members)
    .where(and(isOfMerchant, eq(members.id, id)))
    .for("no key update");
  if (!agent || !isAgentType(agent.type)) throw new Refusal("not_agent", { field: "account" });
  if (agent.parentId !== null) throw new Refusal("not_top_agent", { field: "account" });
  const before = await ratesOf(tx, at, id);
  const after = { ...before, ...rates };
  const below = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(isOfMerchant, eq(members.parentId, id)));
  const theirs = await ratesAt(
    tx,
    at,
    below.map((one) => one.id),
  );
  const { rates: most } = await agentTermsAt(tx, at.merchant, at.at);
  requireRates(
    after,
    { most, least: highestRates([...theirs.values()]) },
    { aboveMost: "rates_above_limit", belowLeast: "rates_below_downline" },
  );
  const contracts = await contractsOfPath(tx, at.merchant, id);
  await requireBelowCeiling(tx, at, [after], contracts);
  return { before, after };
}
