import { and, eq, or } from "drizzle-orm";
import type { payCollect } from "../../contract/agents/pay.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { payBills } from "../../store/schema/pay.ts";
import { isBill, SHORT } from "./bill-row.ts";
import { collectBill } from "./collect-bill.ts";

/**
 * Pays now what an upline has of what it owes by a bill, by the word of either side. Refuses another's
 * bill with unknown_bill, one that owes nothing with bill_paid, and with not_enough_funds while the
 * upline has nothing.
 */
export async function collectPay(
  context: Context,
  { kind, period, contractId }: InputOf<typeof payCollect>,
): Promise<ValueOf<typeof payCollect>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const key = { merchant: merchant.code, kind, period, contract: contractId };
  return store.inMerchant(merchant.code, async (tx) => {
    const isParty = or(eq(payBills.payee, memberId), eq(payBills.upline, memberId));
    const [bill] = await tx
      .select()
      .from(payBills)
      .where(and(isBill(key), isParty))
      .for("update");
    if (!bill) throw new Refusal("unknown_bill", { status: 404 });
    if (!SHORT.some((state) => state === bill.state)) {
      throw new Refusal("bill_paid", { status: 409 });
    }
    const { paid, state } = await collectBill(context, tx, bill);
    if (paid === bill.paid) throw new Refusal("not_enough_funds", { status: 409 });
    const details = { kind, period, contract: contractId };
    await record(context, tx, { action: "payCollect", memberId, details });
    return { state, paid, due: bill.due };
  });
}
