import { writeMessage } from "../../../core/outbox/write-message.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Transaction } from "../../../store/open-store.ts";
import type { WriteContext } from "../../write-context.ts";
import type { DepositRow } from "../to-deposit.ts";

type Kind = "depositCredited" | "depositFailed" | "depositSlipRefused" | "depositRefunded";

/** Writes the member a message about a deposit, in the transaction that it reports. */
export async function tellPayer(
  context: WriteContext,
  tx: Transaction,
  row: DepositRow,
  kind: Kind,
  amount = row.amount,
): Promise<void> {
  const { id: depositId, currency, reference } = row;
  const details = { depositId, reference, amount: formatAmount(amount), currency };
  await writeMessage(context, tx, row.memberId, kind, details);
}
