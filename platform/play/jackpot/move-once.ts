import { type TransferInput, transfer } from "../../money/ledger/transfer.ts";
import type { Transaction } from "../../store/open-store.ts";

/** A transfer of the pot's; anything but a first booking means that the pot and the book differ. */
export async function moveOnce(tx: Transaction, input: TransferInput): Promise<void> {
  const { outcome } = await transfer(tx, input);
  if (outcome !== "DONE") throw new Error(`transfer ${input.key} answered ${outcome}`);
}
