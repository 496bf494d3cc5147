import { and, eq, inArray, lte, or } from "drizzle-orm";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { termsOf } from "../../core/merchant/withdraw-terms.ts";
import { canConfirm } from "../../domain/money/withdrawals/withdrawal-state.ts";
import {
  type InstalmentRow,
  listInstalments,
  type WithdrawalRow,
} from "../../money/withdrawals/find-withdrawal.ts";
import { actOnInstalment } from "../../money/withdrawals/payments/act-on-instalment.ts";
import { tellPayee } from "../../money/withdrawals/tell-payee.ts";
import { writeStep } from "../../money/withdrawals/write-step.ts";
import type { WriteContext } from "../../money/write-context.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { withdrawalInstalments, withdrawals } from "../../store/schema/withdrawal.ts";

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
    .selectDistinct({ id: withdrawalInstalments.withdrawalId })
    .from(withdrawalInstalments)
    .where(
      and(
        eq(withdrawalInstalments.merchant, merchant.code),
        inArray(withdrawalInstalments.status, ["PROOF_SUBMITTED", "ADMIN_VERIFIED"]),
        or(lte(withdrawalInstalments.receiptDueAt, now), lte(withdrawalInstalments.remindAt, now)),
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
  for (const instalment of (await listInstalments(tx, row)).filter(canConfirm)) {
    if (instalment.receiptDueAt && instalment.receiptDueAt <= now)
      row = await count(context, tx, row, instalment);
    else if (instalment.remindAt && instalment.remindAt <= now)
      await remind(context, tx, row, instalment);
  }
}

async function count(
  context: ReceiptContext,
  tx: Transaction,
  row: WithdrawalRow,
  instalment: InstalmentRow,
) {
  const { settlePolicy: policy } = termsOf(context.merchant);
  const step = { kind: "autoReceived", by: "system" } as const;
  const changed = await actOnInstalment(context, tx, row, {
    instalment,
    act: "receive",
    policy,
    step,
  });
  await tellPayee(context, tx, row, "withdrawalCounted", { amount: instalment.amount });
  return changed;
}

async function remind(
  context: ReceiptContext,
  tx: Transaction,
  row: WithdrawalRow,
  instalment: InstalmentRow,
) {
  const { number, amount } = instalment;
  await tx
    .update(withdrawalInstalments)
    .set({ remindAt: null })
    .where(
      and(
        eq(withdrawalInstalments.merchant, row.merchant),
        eq(withdrawalInstalments.id, instalment.id),
      ),
    );
  await writeStep(context, tx, row, { kind: "reminded", by: "system", amount, part: number });
  await tellPayee(context, tx, row, "withdrawalReminder", { amount });
}
