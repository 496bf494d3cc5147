import { and, asc, eq, inArray } from "drizzle-orm";
import type { withdrawalOne } from "../../contract/money/withdrawals.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import {
  canConfirm,
  isOver,
  nextActorOf,
  receivedOf,
  returnedOf,
  type WithdrawalStatus,
} from "../../domain/money/withdrawal-state.ts";
import type { Transaction } from "../../store/open-store.ts";
import { payoutAccounts } from "../../store/schema/payout.ts";
import { withdrawalParts, withdrawalSteps } from "../../store/schema/withdrawal.ts";
import type { PartRow, WithdrawalRow } from "./find-withdrawal.ts";

type Withdrawal = ValueOf<typeof withdrawalOne>;
type Account = Withdrawal["account"];

/** Withdrawals for their member, without steps. */
export async function showWithdrawals(
  tx: Transaction,
  merchant: string,
  rows: readonly WithdrawalRow[],
): Promise<Withdrawal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const parts = await tx
    .select()
    .from(withdrawalParts)
    .where(and(eq(withdrawalParts.merchant, merchant), inArray(withdrawalParts.withdrawalId, ids)))
    .orderBy(asc(withdrawalParts.number));
  const accounts = await accountsOf(tx, merchant, rows);
  return rows.map((row) => {
    const own = parts.filter(({ withdrawalId }) => withdrawalId === row.id);
    return toWithdrawal(row, own, accounts.get(row.accountId)!);
  });
}

/** One withdrawal with all its steps. */
export async function showWithdrawal(tx: Transaction, row: WithdrawalRow): Promise<Withdrawal> {
  const [shown] = await showWithdrawals(tx, row.merchant, [row]);
  const steps = await tx
    .select()
    .from(withdrawalSteps)
    .where(
      and(eq(withdrawalSteps.merchant, row.merchant), eq(withdrawalSteps.withdrawalId, row.id)),
    )
    .orderBy(asc(withdrawalSteps.number));
  return {
    ...shown!,
    steps: steps.map(({ kind, at, by, amount, part, reason }) => ({
      kind,
      at: at.getTime(),
      by,
      amount,
      allocation: part,
      reason,
    })),
  };
}

async function accountsOf(tx: Transaction, merchant: string, rows: readonly WithdrawalRow[]) {
  const ids = rows.map(({ accountId }) => accountId);
  const found = await tx
    .select({
      id: payoutAccounts.id,
      kind: payoutAccounts.kind,
      label: payoutAccounts.label,
      numberEnd: payoutAccounts.numberEnd,
    })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.merchant, merchant), inArray(payoutAccounts.id, ids)));
  return new Map<string, Account>(found.map(({ id, ...account }) => [id, account]));
}

const RETURNED: readonly WithdrawalStatus[] = ["REJECTED", "FAILED", "CANCELLED"];

function toWithdrawal(row: WithdrawalRow, parts: readonly PartRow[], account: Account): Withdrawal {
  const received = receivedOf(parts);
  const due = parts.filter(canConfirm).map(({ receiptDueAt }) => receiptDueAt?.getTime() ?? 0);
  return {
    withdrawalId: row.id,
    reference: row.reference,
    amount: row.amount,
    receivedAmount: received,
    remainingAmount: RETURNED.includes(row.status) ? 0n : row.amount - received - returnedOf(parts),
    status: row.status,
    account,
    createdAt: row.createdAt.getTime(),
    nextActor: nextActorOf(row.status, row.amount, parts),
    dueAt: isOver(row.status) || due.length === 0 ? null : Math.min(...due),
    reason: row.reason,
    canCancel: row.status === "REQUESTED",
    allocations: parts.map(toAllocation),
    steps: [],
  };
}

function toAllocation(part: PartRow): Withdrawal["allocations"][number] {
  const isAsked = canConfirm(part);
  return {
    id: part.id,
    number: part.number,
    amount: part.amount,
    status: part.status,
    paidAt: part.paidAt?.getTime() ?? null,
    receiptDueAt: isAsked ? (part.receiptDueAt?.getTime() ?? null) : null,
    isForced: part.isForced,
    canConfirm: isAsked,
  };
}
