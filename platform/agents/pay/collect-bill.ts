import { balanceOf } from "../../money/ledger/balance-of.ts";
import { transferUpTo } from "../../money/ledger/transfer-up-to.ts";
import type { Transaction } from "../../store/open-store.ts";
import { payBills, payHolds } from "../../store/schema/pay.ts";
import type { ContractWriter } from "../contracts/act-on-contract.ts";
import { type BillRow, isBill, isHold, LEDGER_KIND, partKey, stateOf } from "./bill-row.ts";
import { tellPaid } from "./tell-paid.ts";

/**
 * Moves what the upline has of a short bill to its payee, in a further part, and lifts the hold once
 * it is paid, and its payee is told. The caller has locked the bill. Returns the bill as it is then.
 */
export async function collectBill(
  writer: ContractWriter,
  tx: Transaction,
  bill: BillRow,
): Promise<BillRow> {
  const at = writer.clock.now();
  const { merchant, kind, upline, payee, due } = bill;
  const from = { owner: upline!, kind: "cash" } as const;
  // A movement of nothing would be kept under its key.
  const isEmpty = (await balanceOf(tx, { merchant, ...from })) <= 0n;
  const part = bill.parts + 1;
  const { outcome, moved } = isEmpty
    ? { outcome: "DONE", moved: 0n }
    : await transferUpTo(tx, {
        ...{ merchant, key: partKey(bill, part), kind: LEDGER_KIND[kind], at },
        ...{ from, to: { owner: payee, kind: "cash" }, amount: due - bill.paid },
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
    await tellPaid(writer, tx, bill);
  }
  return { ...bill, ...change, paidAt };
}
