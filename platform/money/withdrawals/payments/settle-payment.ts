import { and, eq } from "drizzle-orm";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import { termsOf } from "../../../core/merchant/withdraw-terms.ts";
import { isForStaff, nextQuestionAfter } from "../../../domain/money/payment-schedule.ts";
import type { Store, Transaction } from "../../../store/open-store.ts";
import { withdrawalPayments } from "../../../store/schema/withdrawal.ts";
import type { WriteContext } from "../../write-context.ts";
import { holdWithdrawal, listInstalments, type WithdrawalRow } from "../find-withdrawal.ts";
import type { PayoutAnswer } from "../gateways/payout-gateway.ts";
import { writeStep } from "../write-step.ts";
import { actOnInstalment } from "./act-on-instalment.ts";
import { markPaid } from "./mark-paid.ts";

export type PaymentRow = typeof withdrawalPayments.$inferSelect;
export type SettleContext = WriteContext & {
  store: Store;
  merchant: Pick<MerchantRow, "code" | "settings">;
};
type Answer =
  | { answer: PayoutAnswer; by: "bank" }
  | { answer: PayoutAnswer; by: "staff"; staff: string };

/**
 * Applies a gateway's outcome in the caller's transaction. The payment is paid, to be paid by
 * another method, or still unknown, which staff learn in the end. After the end a later answer
 * changes nothing. Returns the withdrawal.
 */
export async function settlePayment(
  context: SettleContext,
  tx: Transaction,
  { merchant, withdrawalId, part: number, attempt }: PaymentRow,
  { answer, ...who }: Answer,
): Promise<WithdrawalRow> {
  const row = await holdWithdrawal(tx, merchant, withdrawalId);
  const own = and(
    eq(withdrawalPayments.merchant, merchant),
    eq(withdrawalPayments.withdrawalId, withdrawalId),
    eq(withdrawalPayments.part, number),
    eq(withdrawalPayments.attempt, attempt),
  );
  const [payment] = await tx.select().from(withdrawalPayments).where(own);
  if (payment?.status !== "OPEN") return row;
  const now = context.clock.now();
  if (answer.outcome === "unknown") {
    const asked = payment.asked;
    const dueAt = new Date(now.getTime() + nextQuestionAfter(asked));
    const isNew = isForStaff(asked) && !payment.flaggedAt;
    await tx
      .update(withdrawalPayments)
      .set({ dueAt, ...(isNew && { flaggedAt: now }) })
      .where(own);
    if (isNew) await writeStep(context, tx, row, { kind: "asking", by: "system", part: number });
    return row;
  }
  const status = answer.outcome === "paid" ? "PAID" : "FAILED";
  await tx.update(withdrawalPayments).set({ status, endedAt: now }).where(own);
  const instalment = (await listInstalments(tx, row)).find((one) => one.number === number)!;
  const terms = termsOf(context.merchant);
  if (answer.outcome === "paid") return markPaid(context, tx, row, { instalment, terms, ...who });
  return actOnInstalment(context, tx, row, {
    instalment,
    act: "refuse",
    policy: terms.settlePolicy,
    step: { kind: "refused", ...who, reason: answer.reason },
  });
}
