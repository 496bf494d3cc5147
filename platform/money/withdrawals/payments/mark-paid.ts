import type { WithdrawTerms } from "../../../core/merchant/withdraw-terms.ts";
import type { Transaction } from "../../../store/open-store.ts";
import type { WriteContext } from "../../write-context.ts";
import type { InstalmentRow, WithdrawalRow } from "../find-withdrawal.ts";
import { tellPayee } from "../tell-payee.ts";
import { actOnInstalment } from "./act-on-instalment.ts";

type Paid = {
  instalment: InstalmentRow;
  terms: WithdrawTerms;
  by: "staff" | "bank";
  staff?: string;
  /** By hand, after a dispute. */
  isAgain?: boolean;
};

/** Marks a payment as sent. The player is told, and the time until it counts as received begins. */
export async function markPaid(
  context: WriteContext,
  tx: Transaction,
  row: WithdrawalRow,
  { instalment, terms, by, staff, isAgain = false }: Paid,
): Promise<WithdrawalRow> {
  const paidAt = context.clock.now();
  const { receiptMinutes, remindMinutes, settlePolicy: policy } = terms;
  const after = (minutes: number) => new Date(paidAt.getTime() + minutes * 60_000);
  const canRemind = remindMinutes < receiptMinutes;
  const changed = await actOnInstalment(context, tx, row, {
    instalment,
    act: isAgain ? "payAgain" : "paid",
    policy,
    step: { kind: isAgain ? "paidAgain" : "paid", by, ...(staff && { staff }) },
    change: {
      paidAt,
      receiptDueAt: after(receiptMinutes),
      remindAt: canRemind ? after(receiptMinutes - remindMinutes) : null,
      ...(isAgain && { attempt: instalment.attempt + 1, channel: "hand" as const }),
    },
  });
  await tellPayee(context, tx, row, "withdrawalPaid", { amount: instalment.amount });
  return changed;
}
