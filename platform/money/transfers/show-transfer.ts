import type { transferCreate } from "../../contract/money/transfers.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { maskPhoneName } from "../../domain/members/mask-phone-name.ts";
import type { memberTransfers } from "../../store/schema/transfer.ts";

export type TransferRow = typeof memberTransfers.$inferSelect;

/**
 * A transfer for one of its two ends. `username` is the other's, shown masked if a telephone number.
 * `declinableUntil` is when the right to decline it ends; null without that right.
 */
export function showTransfer(
  row: TransferRow,
  memberId: string,
  username: string,
  declinableUntil: Date | null = null,
): ValueOf<typeof transferCreate> {
  const { id: transferId, reference, toMember, amount, createdAt } = row;
  const isIncoming = toMember === memberId;
  const counterparty = maskPhoneName(username);
  const at = createdAt.getTime();
  return {
    transferId,
    reference,
    isIncoming,
    counterparty,
    amount,
    createdAt: at,
    status: row.declinedAt ? "DECLINED" : "SENT",
    declinableUntil: declinableUntil?.getTime() ?? null,
  };
}
