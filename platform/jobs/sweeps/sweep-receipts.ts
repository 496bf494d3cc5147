import { and, eq, inArray, lte, or } from "drizzle-orm";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { canConfirm } from "../../domain/money/withdrawal-state.ts";
import {
  listParts,
  type PartRow,
  type WithdrawalRow,
} from "../../money/withdrawals/find-withdrawal.ts";
import { actOnPart } from "../../money/withdrawals/payments/act-on-part.ts";
import { tellPayee } from "../../money/withdrawals/tell-payee.ts";
import { termsOf } from "../../money/withdrawals/withdraw-terms.ts";
import { writeStep } from "../../money/withdrawals/write-step.ts";
import type { WriteContext } from "../../money/write-context.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { withdrawalParts, withdrawals } from "../../store/schema/withdrawal.ts";

export type ReceiptContext = WriteContext & {
  store: Store;
  merchant: Pick<MerchantRow, "code" | "settings">;
};

/** How many withdrawals of a merchant one sweep reads. */
const LOOKED_MAX = 200;

/**
 * Reminds players of payments that wait for their answer, and counts overdue ones as received
 * (domain.md 6.8). A late run skips a reminder that would come too late. Safe at any time and from
 * several instances: a locked withdrawal is left alone. Returns the errors of failed withdrawals;
 * the next sweep retries them.
 */
export async function sweepReceipts(context: ReceiptContext): Promise<unknown[]> {
  const { store, merchant } = context;
  const due = await store.inMerchant(merchant.code, (tx) => listDue(context, tx));
  const errors: unknown[] = [];
  for (const id of due) {
    const work = (tx: Transaction) => sweepOne(context, tx, id);
    await store.inMerchant(merchant.code, work).catch((error) => errors.push(error));
  }
  return errors;
}

async function listDue({ merchant, clock }: ReceiptContext, tx: Transaction): Promise<string[]> {
  const now = clock.now();
  const rows = await tx
    .selectDistinct({ id: withdrawalParts.withdrawalId })
    .from(withdrawalParts)
    .where(
      and(
        eq(withdrawalParts.merchant, merchant.code),
        inArray(withdrawalParts.status, ["PROOF_SUBMITTED", "ADMIN_VERIFIED"]),
        or(lte(withdrawalParts.receiptDueAt, now), lte(withdrawalParts.remindAt, now)),
      ),
    )
    .limit(LOOKED_MAX);
  return rows.map(({ id }) => id);
}

async function sweepOne(context: ReceiptContext, tx: Transaction, id: string): Promise<void> {
  const { merchant, clock } = context;
  const own = and(eq(withdrawals.merchant, merchant.code), eq(withdrawals.id, id));
  const [held] = await tx.select().from(withdrawals).where(own).for("update", { skipLocked: true });
  if (!held) return;
  const now = clock.now();
  let row = held;
  for (const part of (await listParts(tx, row)).filter(canConfirm)) {
    if (part.receiptDueAt && part.receiptDueAt <= now) row = await count(context, tx, row, part);
    else if (part.remindAt && part.remindAt <= now) await remind(context, tx, row, part);
  }
}

async function count(context: ReceiptContext, tx: Transaction, row: WithdrawalRow, part: PartRow) {
  const { settlePolicy: policy } = termsOf(context.merchant);
  const step = { kind: "autoReceived", by: "system" } as const;
  const changed = await actOnPart(context, tx, row, { part, act: "receive", policy, step });
  await tellPayee(context, tx, row, "withdrawalCounted", { amount: part.amount });
  return changed;
}

async function remind(context: ReceiptContext, tx: Transaction, row: WithdrawalRow, part: PartRow) {
  const { number, amount } = part;
  await tx
    .update(withdrawalParts)
    .set({ remindAt: null })
    .where(and(eq(withdrawalParts.merchant, row.merchant), eq(withdrawalParts.id, part.id)));
  await writeStep(context, tx, row, { kind: "reminded", by: "system", amount, part: number });
  await tellPayee(context, tx, row, "withdrawalReminder", { amount });
}
