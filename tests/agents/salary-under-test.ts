import { asc, eq } from "drizzle-orm";
import { sealHours } from "#platform/agents/pay/hours/seal-hours.ts";
import { payRounds } from "#platform/agents/pay/rounds/pay-rounds.ts";
import { runPay } from "#platform/agents/pay/run-pay.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { balanceOf } from "#platform/money/ledger/balance-of.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { payBills, payLines } from "#platform/store/schema/pay.ts";
import type { TestMember } from "../support/database.ts";
import { freshTeam } from "../under-test/people/team-under-test.ts";
import { freshAgents } from "./contracts-under-test.ts";

export const units = (amount: number): bigint => BigInt(Math.round(amount * 100)) * 100n;

/** A team at a vendor's table whose rounds are paid by the hour or one by one, from an instant on. */
export async function freshSalary(start = "2026-11-20T00:00:00Z", zone = "America/Mexico_City") {
  const t = await freshTeam();
  const { code } = t.merchant;
  await t.store.db
    .update(merchants)
    .set({ settings: { timeZone: zone } })
    .where(eq(merchants.code, code));
  const to = (instant: string) => t.clock.advance(Date.parse(instant) - t.clock.now().getTime());
  to(start);
  const agents = await freshAgents({ merchant: t.merchant, clock: t.clock });
  const merchant = await readMerchant(t.store, code);
  const parts = { store: t.store, clock: t.clock, merchant };
  return {
    ...t,
    ...{ code, to, agents, parts },
    sealHours: () => sealHours(parts),
    payRounds: () => payRounds(parts),
    pay: () => runPay(agents.parts),
    bills: () =>
      t.store.inMerchant(code, (tx) =>
        tx
          .select()
          .from(payBills)
          .where(eq(payBills.merchant, code))
          .orderBy(asc(payBills.period), asc(payBills.turn)),
      ),
    lines: () =>
      t.store.inMerchant(code, (tx) =>
        tx
          .select()
          .from(payLines)
          .where(eq(payLines.merchant, code))
          .orderBy(asc(payLines.settledAt), asc(payLines.amount)),
      ),
    cash: ({ id }: Pick<TestMember, "id">) =>
      balanceOf(t.store.db, { merchant: code, owner: id, kind: "cash" }),
  };
}
