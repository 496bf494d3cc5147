import { asc, eq } from "drizzle-orm";
import { openRebates } from "#platform/agents/rebates/open-rebates.ts";
import { runRebates } from "#platform/agents/rebates/run-rebates.ts";
import type { Rates } from "#platform/contract/agents/rate-categories.ts";
import type { Merchant } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { ratesOf } from "#platform/members/rates/rates-at.ts";
import { setRates } from "#platform/members/rates/set-rates.ts";
import { agentRebates } from "#platform/store/schema/rebate.ts";
import type { TestClock, TestMember } from "#tests/support/database.ts";
import { freshPay } from "./contracts-under-test.ts";

/** Agents with rates, whose teams' days are written as the fold writes them. */
export async function freshRebates(given: { merchant?: Merchant; clock?: TestClock } = {}) {
  const t = await freshPay(given);
  const { store, code, inMine } = t;
  const row = await readMerchant(store, code);
  return {
    ...t,
    /** Gives a member rates, in force now or from another instant on. */
    rate: ({ id }: TestMember, rates: Partial<Rates>, at = new Date("2026-01-01T00:00Z")) =>
      inMine(async (tx) => {
        const before = await ratesOf(tx, { merchant: code, at }, id);
        const change = { member: id, rates: { ...before, ...rates }, before, by: "test" };
        await setRates(tx, { merchant: code, at }, change);
      }),
    /** Opens the local days from one to before another. */
    openRebates: (since: string, until: string) =>
      openRebates(
        { store, merchant: row },
        { since: new Date(`${since}T12:00:00Z`), until: new Date(`${until}T12:00:00Z`) },
        async () => {},
      ),
    payRebates: (own: Parameters<typeof runRebates>[0] = t.parts) => runRebates(own),
    rebates: () =>
      inMine((tx) =>
        tx
          .select()
          .from(agentRebates)
          .where(eq(agentRebates.merchant, code))
          .orderBy(asc(agentRebates.day), asc(agentRebates.category), asc(agentRebates.source)),
      ),
  };
}
