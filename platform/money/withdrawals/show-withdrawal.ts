import { and, asc, eq, inArray } from "drizzle-orm";
import type { withdrawalOne } from "../../contract/money/withdrawals.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import {
  canConfirm,
  isAllPaid,
  isOver,
  nextActorOf,
  receivedOf,
  returnedOf,
  type WithdrawalStatus,
} from "../../domain/money/withdrawals/withdrawal-state.ts";
import type { Reader } from "../../store/open-store.ts";
import { payoutAccounts } from "../../store/schema/payout.ts";
import { withdrawalInstalments, withdrawalSteps } from "../../store/schema/withdrawal.ts";
import type { InstalmentRow, WithdrawalRow } from "./find-withdrawal.ts";

type Withdrawal = ValueOf<typeof withdrawalOne>;
type Account = Withdrawal["account"];

/** Withdrawals for their member, without steps. */
export async function showWithdrawals(
  tx: Reader,
  merchant: string,
  rows: readonly WithdrawalRow[],
): Promise<Withdrawal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const instalments = await tx
    .select()
    .from(withdrawalInstalments)
    .where(
      and(
        eq(withdrawalInstalments.merchant, merchant),
        inArray(withdrawalInstalments.withdrawalId, ids),
      ),
    )
    .orderBy(asc(withdrawalInstalments.number));
  const accounts = await accountsOf(tx, merchant, rows);
  return rows.map((row) => {
    const own = instalments.filter(({ withdrawalId }) => withdrawalId === row.id);
    return toWithdrawal(row, own, accounts.get(row.accountId)!);
  });
}

/** One withdrawal with all its steps. */
export async function showWithdrawal(tx: Reader, row: WithdrawalRow): Promise<Withdrawal> {
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

async function accountsOf(tx: Reader, merchant: string, rows: readonly WithdrawalRow[]) {
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

function toWithdrawal(
  row: WithdrawalRow,
  instalments: readonly InstalmentRow[],
  account: Account,
): Withdrawal {
  const received = receivedOf(instalments);
  const due = instalments
    .filter(canConfirm)
    .map(({ receiptDueAt }) => receiptDueAt?.getTime() ?? 0);
  return {
    withdrawalId: row.id,
    reference: row.reference,
    amount: row.amount,
    receivedAmount: received,
    remainingAmount: RETURNED.includes(row.status)
      ? 0n
      : row.amount - received - returnedOf(instalments),
    status: row.status,
    account,
    createdAt: row.createdAt.getTime(),
    nextActor: nextActorOf(row.status, row.amount, instalments),
    dueAt: isOver(row.status) || due.length === 0 ? null : Math.min(...due),
    reason: row.reason,
    canCancel: row.status === "REQUESTED",
    canConfirmAll: instalments.some(canConfirm) && isAllPaid(row.amount, instalments),
    allocations: instalments.map(toAllocation),
    steps: [],
  };
}

function toAllocation(instalment: InstalmentRow): Withdrawal["allocations"][number] {
  const isAsked = canConfirm(instalment);
  return {
    id: instalment.id,
    number: instalment.number,
    amount: instalment.amount,
    status: instalment.status,
    paidAt: instalment.paidAt?.getTime() ?? null,
    receiptDueAt: isAsked ? (instalment.receiptDueAt?.getTime() ?? null) : null,
    isForced: instalment.isForced,
    canConfirm: isAsked,
  };
}
