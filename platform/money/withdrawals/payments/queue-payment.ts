import type { Transaction } from "../../../store/open-store.ts";
import { withdrawalPayments } from "../../../store/schema/withdrawal.ts";
import type { Deed } from "../deed.ts";
import type { PartRow } from "../find-withdrawal.ts";
import type { PayoutGatewayId } from "../gateways/find-gateway.ts";

/**
 * Writes down that a gateway is to pay one part, under a reference that this attempt alone has. The
 * job asks the gateway once this is committed: a crash in between loses nothing and pays nothing twice.
 */
export async function queuePayment(
  { clock }: Deed,
  tx: Transaction,
  { merchant, withdrawalId, number, attempt }: PartRow,
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
}
