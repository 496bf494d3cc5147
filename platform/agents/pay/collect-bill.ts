import { writeMessages } from "../../core/outbox/write-message.ts";
import { holdPurses } from "../../money/ledger/hold-purses.ts";
import { transferUpTo } from "../../money/ledger/transfer-up-to.ts";
import { withdrawableCash } from "../../money/wagering/withdrawable-cash.ts";
import type { Transaction } from "../../store/open-store.ts";
import { payBills, payHolds } from "../../store/schema/pay.ts";
import type { ContractWriter } from "../contracts/act-on-contract.ts";
import { type BillRow, isBill, isHold, LEDGER_KIND, partKey, stateOf } from "./bill-row.ts";
import { toldPaid } from "./told-paid.ts";

/**
 * Moves what the upline has of a short bill, without what its wagering locks, to the payee in a further
 * part. Once it is paid the hold is lifted and the payee is told. The caller has locked the bill.
 * Returns the bill as it is then.
 */
export async function collectBill(
  writer: ContractWriter,
  tx: Transaction,
  bill: BillRow,
): Promise<BillRow> {
  const at = writer.clock.now();
  const { merchant, kind, upline, payee, due } = bill;
  await holdPurses(tx, merchant, [upline!, payee]);
  const { withdrawable } = await withdrawableCash(tx, merchant, upline!);
  const rest = due - bill.paid;
  // A movement of nothing would be kept under its key.
  const isEmpty = withdrawable === 0n;
  const part = bill.parts + 1;
  const { outcome, moved } = isEmpty
    ? { outcome: "DONE", moved: 0n }
    : await transferUpTo(tx, {
        ...{ merchant, key: partKey(bill, part), kind: LEDGER_KIND[kind], at },
        ...{ from: { owner: upline!, kind: "cash" }, to: { owner: payee, kind: "cash" } },
        amount: withdrawable < rest ? withdrawable : rest,
      });
  if (outcome !== "DONE") throw new Error(`part ${part} of a bill answered ${outcome}`);
  const paid = bill.paid + moved;
  const state = stateOf(bill, paid, at);
  const change = { paid, state, parts: isEmpty ? bill.parts : part };
  const paidAt = state === "PAID" ? at : null;
  await tx
    .update(payBills)
    .set({ ...change, paidAt })
    .where(isBill(bill));
  if (paidAt) {
    await tx.update(payHolds).set({ until: at }).where(isHold(bill));
    await writeMessages(writer, tx, toldPaid([bill]));
  }
  return { ...bill, ...change, paidAt };
}
