import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { billInputs } from "../../contract/agents/pay.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { addDays } from "../../domain/contracts/pay-period.ts";
import { reckon } from "../../domain/contracts/reckon.ts";
import { type Payer, settleTree } from "../../domain/contracts/settle-tree.ts";
import type { Transaction } from "../../store/open-store.ts";
import { payBills, payPeriods } from "../../store/schema/pay.ts";
import { countFigures } from "./count-figures.ts";
import { type Earning, earningContracts, type PeriodRow } from "./earning-contracts.ts";

/** How long an upline has to pay by itself. */
const PAY_HOURS = 24;
const HOUR_MS = 3_600_000;
const ROWS_MAX = 1_000;

/**
 * Makes all bills of an open period once its days are sealed, in the caller's transaction. Returns
 * false while a day is not sealed. The terms, the payer and the figures are those of the period,
 * however late this is.
 */
export async function makeBills(
  tx: Transaction,
  { merchant, kind, period }: Pick<PeriodRow, "merchant" | "kind" | "period">,
  now: Date,
): Promise<boolean> {
  const isPeriod = and(
    eq(payPeriods.merchant, merchant),
    eq(payPeriods.kind, kind),
    eq(payPeriods.period, period),
  );
  const [held] = await tx.select().from(payPeriods).where(isPeriod).for("update");
  if (held?.state !== "OPEN") return true;
  const endedAt = await sealedEnd(tx, merchant, addDays(held.toDay, -1));
  if (!endedAt) return false;
  const { terms } = await configAt(tx, merchant, "contracts", endedAt);
  const { payer } = terms.contracts;
  const earning = await earningContracts(tx, merchant, held);
  const rows = (await toBills(tx, merchant, earning, payer)).map((bill) => ({
    ...{ merchant, kind, period, issuedAt: now, ...bill },
    payUntil: new Date(held.dueAt.getTime() + PAY_HOURS * HOUR_MS),
  }));
  for (let at = 0; at < rows.length; at += ROWS_MAX) {
    await tx.insert(payBills).values(rows.slice(at, at + ROWS_MAX));
  }
  await tx.update(payPeriods).set({ state: "SEALED", payer, sealedAt: now }).where(isPeriod);
  return true;
}

/** When a day ended; null while it is not sealed. */
async function sealedEnd(tx: Transaction, merchant: string, day: string): Promise<Date | null> {
  const { rows } = await tx.execute<{ until_at: string }>(
    sql`select until_at from sealed_days where merchant = ${merchant} and day = ${day}`,
  );
  return rows[0] ? new Date(rows[0].until_at) : null;
}

async function toBills(tx: Transaction, merchant: string, earning: Earning[], payer: Payer) {
  const items = earning.map(({ payee: agent, ...one }) => ({ ...one, agent }));
  const counted = await countFigures(tx, merchant, items);
  const reckoned = earning.map((one) => {
    const figures = counted.get(one.contract)!;
    return { ...one, figures, ...reckon(one.terms, figures, one) };
  });
  const byPayee = new Map(reckoned.map((one) => [one.payee, one]));
  return settleTree(reckoned, payer).map(({ payee, upline, paidBelow, net, due }, turn) => {
    const one = byPayee.get(payee)!;
    const { contract, version, from, to, tier, gross, carryIn, carryOut, figures } = one;
    const state = due > 0n ? "ISSUED" : gross > 0n ? "PAID" : "NOT_REACHED";
    return {
      ...{ contract, payee, upline, turn, fromDay: from, toDay: to, termsVersion: version },
      ...{ tier, gross, carryIn, carryOut, paidBelow, net, due, paid: 0n },
      state: state as "ISSUED" | "PAID" | "NOT_REACHED",
      inputs: z.encode(billInputs, { ...figures, active: [...figures.active] }),
    };
  });
}
