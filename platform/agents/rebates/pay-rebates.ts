import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { MOVEMENTS_MAX, transferMany } from "../../money/ledger/transfer-many.ts";
import type { Transaction } from "../../store/open-store.ts";
import { agentRebates, rebateDays } from "../../store/schema/rebate.ts";
import type { ContractWriter } from "../contracts/act-on-contract.ts";
import { REBATE_KIND, type RebateRow, rebateKey } from "./rebate-row.ts";
import { tellRebates } from "./tell-rebates.ts";

/**
 * Pays the next rebates of a day that are made, at most 500, in the caller's transaction. Returns
 * false when none was left: the day is paid then, and its agents are told.
 */
export async function payRebates(
  writer: ContractWriter,
  tx: Transaction,
  day: string,
): Promise<boolean> {
  const merchant = writer.merchant.code;
  const now = writer.clock.now();
  const isDay = and(eq(rebateDays.merchant, merchant), eq(rebateDays.day, day));
  const [held] = await tx.select().from(rebateDays).where(isDay).for("update");
  if (held?.state !== "MADE") return false;
  const { agent, category, source, paidAt } = agentRebates;
  const due = await tx
    .select()
    .from(agentRebates)
    .where(and(eq(agentRebates.merchant, merchant), eq(agentRebates.day, day), isNull(paidAt)))
    .orderBy(asc(agent), asc(category), asc(source))
    .limit(MOVEMENTS_MAX);
  if (due.length === 0) {
    await tx.update(rebateDays).set({ state: "PAID", paidAt: now }).where(isDay);
    await tellRebates(writer, tx, day);
    return false;
  }
  const outcomes = await transferMany(tx, { merchant, at: now, movements: due.map(toMovement) });
  const odd = outcomes.find(({ outcome }) => outcome !== "DONE");
  if (odd) throw new Error(`a rebate's movement answered ${odd.outcome}`);
  await markPaid(tx, due, now);
  return true;
}

const toMovement = (row: RebateRow) => ({
  ...{ key: rebateKey(row), kind: REBATE_KIND[row.source], amount: row.amount },
  from: { owner: "house", kind: "rebate" } as const,
  to: { owner: row.agent, kind: "cash" } as const,
});

async function markPaid(tx: Transaction, due: RebateRow[], now: Date) {
  const rows = due.map(({ merchant, day, agent, category, source }) => ({
    ...{ merchant, day, agent, category, source },
  }));
  await tx.execute(sql`
    update agent_rebates r set paid_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d (merchant text, day date, agent text, category text, source text)
    where r.merchant = ${due[0]!.merchant} and r.day = d.day and r.agent = d.agent
      and r.category = d.category and r.source = d.source`);
}
