import { type TransferInput, transfer } from "../../money/ledger/transfer.ts";
import type { Transaction } from "../../store/open-store.ts";

/**
 * Books a transfer of the pot. Anything but a first booking means that pot and book differ, and
 * throws.
 */
export async function moveOnce(tx: Transaction, input: TransferInput): Promise<void> {
  const { outcome } = await transfer(tx, input);
  if (outcome !== "DONE") throw new Error(`transfer ${input.key} answered ${outcome}`);
}
