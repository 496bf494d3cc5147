import { writeMessage } from "../../core/outbox/write-message.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { WriteContext } from "../write-context.ts";
import type { WithdrawalRow } from "./find-withdrawal.ts";

type Kind =
  | "withdrawalApproved"
  | "withdrawalRejected"
  | "withdrawalFailed"
  | "withdrawalPaid"
  | "withdrawalReminder"
  | "withdrawalCounted"
  | "withdrawalForced"
  | "withdrawalLost"
  | "withdrawalReturned";

/** Writes the member a message about a withdrawal, in the transaction that it reports. */
export async function tellPayee(
  context: WriteContext,
  tx: Transaction,
  row: WithdrawalRow,
  kind: Kind,
  { amount = row.amount, reason = "" }: { amount?: bigint; reason?: string } = {},
): Promise<void> {
  const { id: withdrawalId, currency, reference } = row;
  const details = { withdrawalId, reference, amount: formatAmount(amount), currency };
  await writeMessage(context, tx, row.memberId, kind, { ...details, ...(reason && { reason }) });
}
