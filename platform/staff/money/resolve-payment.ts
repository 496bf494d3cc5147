import { and, desc, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { isBeingAsked } from "../../domain/money/payment-schedule.ts";
import type { WithdrawalRow } from "../../money/withdrawals/find-withdrawal.ts";
import { settlePayment } from "../../money/withdrawals/payments/settle-payment.ts";
import { withdrawalPayments } from "../../store/schema/withdrawal.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { holdByReference } from "./hold-by-reference.ts";

/** What a gateway told staff by other means: the money left, or it never will. */
export const FINDINGS = ["left", "refused"] as const;

type Input = {
  merchant: string;
  reference: string;
  part: number;
  finding: (typeof FINDINGS)[number];
};

/**
 * Ends a payment without a clear answer after staff were called. Before that it is refused with
 * payment_not_flagged, because the next query may still answer. It is refused with
 * payment_asked_now while the gateway may be receiving the order again. Otherwise a payment that
 * staff replace could leave after all. A minute later it is accepted.
 */
export async function resolvePayment(
  context: StaffContext,
  { merchant, reference, part, finding }: Input,
): Promise<WithdrawalRow["status"]> {
  const { staff } = context;
  const known = await readMerchant(context.store, merchant);
  const details = { reference, part, finding };
  const entry = { action: "resolvePayment", details, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const row = await holdByReference(tx, merchant, reference);
    const [payment] = await tx
      .select()
      .from(withdrawalPayments)
      .where(
        and(
          eq(withdrawalPayments.merchant, merchant),
          eq(withdrawalPayments.withdrawalId, row.id),
          eq(withdrawalPayments.part, part),
        ),
      )
      .orderBy(desc(withdrawalPayments.attempt))
      .limit(1)
      // The job locks payments without their withdrawal, so it must not take this one after this
      // check.
      .for("update");
    if (!payment) throw new Refusal("unknown_part", { field: "part", status: 404 });
    if (payment.status !== "OPEN" || !payment.flaggedAt) {
      throw new Refusal("payment_not_flagged", { status: 409 });
    }
    if (isBeingAsked(payment.dueAt, context.clock.now())) {
      throw new Refusal("payment_asked_now", { status: 409 });
    }
    const answer =
      finding === "left"
        ? ({ outcome: "paid" } as const)
        : ({ outcome: "failed", reason: "bank_refused" } as const);
    const settled = { answer, by: "staff", staff } as const;
    return (await settlePayment({ ...context, merchant: known }, tx, payment, settled)).status;
  });
}
