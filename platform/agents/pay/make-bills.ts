import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { billInputs } from "../../contract/agents/pay.ts";
import { mapInTurns } from "../../core/work/map-in-turns.ts";
import { addDays } from "../../domain/contracts/pay-period.ts";
import { reckon } from "../../domain/contracts/reckon.ts";
import { type Payer, settleTree } from "../../domain/contracts/settle-tree.ts";
import type { Transaction } from "../../store/open-store.ts";
import { payPeriods } from "../../store/schema/pay.ts";
import { firstState, payerAt, payUntilOf, writeBills } from "./bill-row.ts";
import { countFigures } from "./count-figures.ts";
import { earningContracts, type PeriodRow } from "./earning-contracts.ts";
import { type Ended, type Reckoned, reckonHour } from "./hours/reckon-hour.ts";

/**
 * Makes all bills of an open period once its days, or its hour, are sealed, in the caller's transaction.
 * Returns false while a day is not. The terms, the payer and the figures are those of the period,
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
  const ended = await (kind === "hour" ? reckonHour(tx, held) : reckonDays(tx, held));
  if (!ended) return false;
  const payer = await payerAt(tx, merchant, ended.at);
  const own = { merchant, kind, period, issuedAt: now, payUntil: payUntilOf(held.dueAt) };
  const bills = await toBills(ended.reckoned, payer);
  await writeBills(
    tx,
    bills.map((bill) => ({ ...own, ...bill })),
  );
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

async function reckonDays(tx: Transaction, held: PeriodRow): Promise<Ended | null> {
  const { merchant } = held;
  const at = await sealedEnd(tx, merchant, addDays(held.toDay, -1));
  if (!at) return null;
  const earning = await earningContracts(tx, merchant, held);
  const items = earning.map(({ payee: agent, ...one }) => ({ ...one, agent }));
  const counted = await countFigures(tx, merchant, items);
  const reckoned = await mapInTurns(earning, (one) => {
    const figures = counted.get(one.contract)!;
    return { ...one, figures, ...reckon(one.terms, figures, one) };
  });
  return { at, reckoned };
}

async function toBills(reckoned: readonly Reckoned[], payer: Payer) {
  const byPayee = new Map(reckoned.map((one) => [one.payee, one]));
  const shown = settleTree(reckoned, payer)
    .map((due, turn) => ({ ...due, turn, one: byPayee.get(due.payee)! }))
    .filter(({ one }) => !one.isIdle);
  return mapInTurns(shown, ({ one, turn, payee, upline, paidBelow, net, due }) => {
    const { contract, version, from, to, tier, gross, carryIn, carryOut, figures } = one;
    return {
      ...{ contract, payee, upline, turn, fromDay: from, toDay: to, termsVersion: version },
      ...{ tier, gross, carryIn, carryOut, paidBelow, net, due, paid: 0n },
      state: firstState(due, gross),
      inputs: z.encode(billInputs, { ...figures, active: [...figures.active], rounds: undefined }),
    };
  });
}
