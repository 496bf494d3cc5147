import type { Transaction } from "../../../store/open-store.ts";
import { withdrawalPayments } from "../../../store/schema/withdrawal.ts";
import { noteWork } from "../../../store/work/work-notes.ts";
import type { WriteContext } from "../../write-context.ts";
import type { InstalmentRow } from "../find-withdrawal.ts";
import type { PayoutGatewayId } from "../gateways/find-gateway.ts";

/**
 * Queues one instalment for a gateway, with a reference for this attempt only. The job asks the
 * gateway after the commit. So a crash in between neither loses nor repeats a payment.
 */
export async function queuePayment(
  { clock }: WriteContext,
  tx: Transaction,
  { merchant, withdrawalId, number, attempt }: InstalmentRow,
  gateway: PayoutGatewayId,
): Promise<void> {
  const now = clock.now();
  await tx.insert(withdrawalPayments).values({
    merchant,
    withdrawalId,
    part: number,
    attempt,
    gateway,
    reference: `${merchant}.${withdrawalId}.${number}.${attempt}`,
    dueAt: now,
    createdAt: now,
  });
  noteWork(tx, { merchant, about: "payments" });
}
