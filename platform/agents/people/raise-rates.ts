import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { downlineRatesRaise } from "../../contract/agents/people.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { NO_RATES } from "../../domain/agents/rates.ts";
import { ratesOf, ratesOfPath } from "../../members/rates/rates-at.ts";
import { requireBelowCeiling, requireRates } from "../../members/rates/require-rates.ts";
import { setRates } from "../../members/rates/set-rates.ts";
import { members } from "../../store/schema/merchant.ts";
import { holdAgent } from "../access/hold-agent.ts";
import { requireBelow } from "../access/require-below.ts";
import { contractsOfPath } from "../contracts/check-ceiling.ts";

/** Raises rates of an account directly below. The rows are locked from above down. */
export async function raiseRates(
  context: Context,
  { account, rates }: InputOf<typeof downlineRatesRaise>,
): Promise<ValueOf<typeof downlineRatesRaise>> {
  const { store, merchant, clock } = context;
  const at = { merchant: merchant.code, at: clock.now() };
  return store.inMerchant(merchant.code, async (tx) => {
    const agent = await holdAgent(context, tx);
    const { member, depth } = await requireBelow(tx, { merchant: at.merchant, agent }, account);
    if (depth !== 1) throw new Refusal("not_direct_downline", { field: "account", status: 403 });
    await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, at.merchant), eq(members.id, member.id)))
      .for("no key update");
    const before = await ratesOf(tx, at, member.id);
    const path = await ratesOfPath(tx, at, agent);
    requireRates(rates, { most: path.at(-1) ?? NO_RATES, least: before });
    if (isDeepStrictEqual(rates, before)) return { account: member.username, rates };
    const contracts = await contractsOfPath(tx, at.merchant, member.id);
    await requireBelowCeiling(tx, at, [...path, rates], contracts);
    await setRates(tx, at, { member: member.id, rates, before, by: agent });
    const details = { account: member.username };
    await record(context, tx, { action: "ratesRaise", memberId: agent, details });
    await record(context, tx, { action: "ratesRaised", memberId: member.id });
    return { account: member.username, rates };
  });
}
