import { formatAmount } from "../domain/money.ts";
import { unassignedOf } from "../domain/withdrawal-state.ts";
import { listParts, type WithdrawalRow } from "../withdrawals/find-withdrawal.ts";
import { markPaid } from "../withdrawals/mark-paid.ts";
import { startParts } from "../withdrawals/start-parts.ts";
import { readWithdrawTerms } from "../withdrawals/withdraw-terms.ts";
import { asStaff } from "./as-staff.ts";
import { deedOf, holdByReference } from "./hold-by-reference.ts";
import type { StaffContext } from "./staff-context.ts";

type Input = {
  merchant: string;
  reference: string;
  /** In ledger units; empty pays all that is left in one. */
  amounts: readonly bigint[];
};

/** Notes transfers that staff made by hand, and answers how the withdrawal stands. */
export async function payWithdrawal(
  context: StaffContext,
  { merchant, reference, amounts }: Input,
): Promise<WithdrawalRow["status"]> {
  const { staff } = context;
  const terms = await readWithdrawTerms(context.store, merchant);
  const details = { reference, amounts: amounts.map(formatAmount) };
  const entry = { action: "payWithdrawal", details, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const deed = deedOf(context, merchant);
    const held = await holdByReference(tx, merchant, reference);
    const left = unassignedOf(held.amount, await listParts(tx, held));
    const all = amounts.length > 0 ? amounts : [left];
    const started = await startParts(deed, tx, held, { amounts: all, channel: "hand", staff });
    let { row } = started;
    for (const part of started.parts) {
      row = await markPaid(deed, tx, row, { part, terms, by: "staff", staff });
    }
    return row.status;
  });
}
