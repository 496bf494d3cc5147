import type { transferCreate } from "../../contract/money/transfers.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { memberTransfers } from "../../store/schema/transfer.ts";

export type TransferRow = typeof memberTransfers.$inferSelect;

/** A transfer for one of its two ends. `counterparty` is the other's account. */
export function showTransfer(
  row: TransferRow,
  memberId: string,
  counterparty: string,
): ValueOf<typeof transferCreate> {
  const { id: transferId, reference, toMember, amount, createdAt } = row;
  const isIncoming = toMember === memberId;
  const at = createdAt.getTime();
  return { transferId, reference, isIncoming, counterparty, amount, createdAt: at };
}
