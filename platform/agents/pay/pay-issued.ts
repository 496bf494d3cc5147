import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Message, writeMessages } from "../../core/outbox/write-message.ts";
import { instantsOf } from "../../domain/contracts/pay-period.ts";
import { formatAmount } from "../../domain/money.ts";
import { MOVEMENTS_MAX, type Movement, transferMany } from "../../money/ledger/transfer-many.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { payBills, payHolds, payPeriods } from "../../store/schema/pay.ts";
import type { ContractWriter } from "../contracts/act-on-contract.ts";
import { type BillRow, LEDGER_KIND, partKey, stateOf } from "./bill-row.ts";
import type { PeriodRow } from "./earning-contracts.ts";
import { toldPaid } from "./told-paid.ts";

/**
 * Pays the next bills of a sealed period in their order, at most 500, in the caller's transaction. An
 * upline pays what it has and no wagering locks, and what it still owes holds its withdrawals.
 * Returns false when no bill was left, and the period is paid then.
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
  const short = paid.filter(({ state }) => state !== "PAID");
  const told = await holdUplines(tx, merchant, short, now);
  const full = paid.filter(({ state }) => state === "PAID");
  await writeMessages(writer, tx, [...told, ...toldPaid(full)]);
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
 * Holds the withdrawals and transfers of uplines that owe, and returns what they are told: once, of an
 * hour or a run only while the contract holds nothing yet.
 */
async function holdUplines(
  tx: Transaction,
  merchant: string,
  short: BillRow[],
  since: Date,
): Promise<Message[]> {
  if (short.length === 0) return [];
  const known = await heldContracts(tx, merchant, short);
  const accounts = await accountsOf(tx, merchant, short);
  const holds = short.map(({ kind, period, contract, upline }) => ({
    ...{ merchant, member: upline!, kind, period, contract, since },
  }));
  await tx.insert(payHolds).values(holds).onConflictDoNothing();
  return short
    .filter(({ period, contract }) => instantsOf(period) === null || !known.has(contract))
    .map(({ upline, payee, due, paid, contract }) => {
      const account = accounts.get(payee) ?? "";
      const details = { account, amount: formatAmount(due - paid), contract };
      return { memberId: upline!, kind: "billShort", details };
    });
}

/** The contracts of which an earlier bill is owed. */
async function heldContracts(tx: Transaction, merchant: string, bills: BillRow[]) {
  const contracts = bills.map(({ contract }) => contract);
  const uplines = bills.map(({ upline }) => upline!);
  const rows = await tx
    .selectDistinct({ contract: payHolds.contract })
    .from(payHolds)
    .where(
      and(
        eq(payHolds.merchant, merchant),
        inArray(payHolds.member, uplines),
        inArray(payHolds.contract, contracts),
        isNull(payHolds.until),
      ),
    );
  return new Set(rows.map(({ contract }) => contract));
}

async function accountsOf(tx: Transaction, merchant: string, bills: BillRow[]) {
  const payees = bills.map(({ payee }) => payee);
  const rows = await tx
    .select({ id: members.id, account: members.username })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.id, payees)));
  return new Map(rows.map(({ id, account }) => [id, account]));
}
