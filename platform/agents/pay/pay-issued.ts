import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { writeMessage } from "../../core/outbox/write-message.ts";
import { instantsOf } from "../../domain/contracts/pay-period.ts";
import { formatAmount } from "../../domain/money.ts";
import { MOVEMENTS_MAX, type Movement, transferMany } from "../../money/ledger/transfer-many.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { payBills, payHolds, payPeriods } from "../../store/schema/pay.ts";
import type { ContractWriter } from "../contracts/act-on-contract.ts";
import { type BillRow, LEDGER_KIND, partKey, stateOf } from "./bill-row.ts";
import type { PeriodRow } from "./earning-contracts.ts";
import { tellPaid } from "./tell-paid.ts";

/**
 * Pays the next bills of a sealed period in their order, at most 500, in the caller's transaction. An
 * upline pays what it has and no wagering locks, and what it still owes holds its withdrawals. Returns false when no bill
 * was left, and the period is paid then.
 */
export async function payIssued(
  writer: ContractWriter,
  tx: Transaction,
  period: Pick<PeriodRow, "merchant" | "kind" | "period">,
): Promise<boolean> {
  const { merchant, kind } = period;
  const now = writer.clock.now();
  const isPeriod = and(
    eq(payPeriods.merchant, merchant),
    eq(payPeriods.kind, kind),
    eq(payPeriods.period, period.period),
  );
  const [held] = await tx.select().from(payPeriods).where(isPeriod).for("update");
  if (held?.state !== "SEALED") return false;
  const bills = await tx
    .select()
    .from(payBills)
    .where(
      and(
        eq(payBills.merchant, merchant),
        eq(payBills.kind, kind),
        eq(payBills.period, period.period),
        eq(payBills.state, "ISSUED"),
      ),
    )
    .orderBy(asc(payBills.turn))
    .limit(MOVEMENTS_MAX)
    .for("update");
  if (bills.length === 0) {
    await tx.update(payPeriods).set({ state: "PAID", paidAt: now }).where(isPeriod);
    return false;
  }
  const movements = bills.map((bill) => toMovement(bill, held.payer === "HOUSE"));
  const outcomes = await transferMany(tx, { merchant, at: now, movements });
  const paid = bills.map((bill, at) => {
    const { outcome, moved } = outcomes[at]!;
    if (outcome !== "DONE") throw new Error(`a bill's first part answered ${outcome}`);
    return { ...bill, paid: moved, state: stateOf(bill, moved, now) };
  });
  await writePaid(tx, merchant, paid, now);
  await holdUplines(writer, tx, paid);
  for (const bill of paid.filter(({ state }) => state === "PAID")) await tellPaid(writer, tx, bill);
  return true;
}

function toMovement(bill: BillRow, isHouse: boolean): Movement {
  const from =
    bill.upline === null || isHouse
      ? ({ owner: "house", kind: "agents" } as const)
      : ({ owner: bill.upline, kind: "cash" } as const);
  return {
    ...{ key: partKey(bill, 1), kind: LEDGER_KIND[bill.kind], from, amount: bill.due },
    to: { owner: bill.payee, kind: "cash" },
    ...{ upTo: from.owner !== "house", unlocked: true },
  };
}

async function writePaid(tx: Transaction, merchant: string, paid: BillRow[], now: Date) {
  const rows = paid.map(({ kind, period, contract, state, paid: sum }) => ({
    ...{ kind, period, contract, state, paid: sum.toString() },
  }));
  await tx.execute(sql`
    update pay_bills b set paid = r.paid, parts = 1, state = r.state,
      paid_at = case r.state when 'PAID' then ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (kind text, period text, contract text, state text, paid bigint)
    where b.merchant = ${merchant} and b.kind = r.kind and b.period = r.period
      and b.contract = r.contract`);
}

/**
 * What an upline owes holds its withdrawals and transfers, and it is told once: of an hour or a run
 * only while the contract holds nothing yet.
 */
async function holdUplines(writer: ContractWriter, tx: Transaction, paid: BillRow[]) {
  const since = writer.clock.now();
  const short = paid.filter(({ state }) => state !== "PAID");
  for (const { merchant, kind, period, contract, upline, payee, due, paid: sum } of short) {
    const hold = { merchant, member: upline!, kind, period, contract, since };
    const isKnown = instantsOf(period) !== null && (await isHeld(tx, hold));
    await tx.insert(payHolds).values(hold).onConflictDoNothing();
    if (isKnown) continue;
    const [to] = await tx
      .select({ account: members.username })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.id, payee)));
    const details = { account: to?.account ?? "", amount: formatAmount(due - sum), contract };
    await writeMessage(writer, tx, upline!, "billShort", details);
  }
}

/** Whether the upline owes an earlier bill of the contract. */
async function isHeld(
  tx: Transaction,
  {
    merchant,
    member,
    contract,
  }: Pick<typeof payHolds.$inferSelect, "merchant" | "member" | "contract">,
): Promise<boolean> {
  const isOpen = and(
    eq(payHolds.merchant, merchant),
    eq(payHolds.member, member),
    eq(payHolds.contract, contract),
    isNull(payHolds.until),
  );
  return (await tx.$count(payHolds, isOpen)) > 0;
}
