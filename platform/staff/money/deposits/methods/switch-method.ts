import { and, eq } from "drizzle-orm";
import type { Waiting } from "../../../../contract/staff/outcome.ts";
import type { Transaction } from "../../../../store/open-store.ts";
import { depositMethods } from "../../../../store/schema/cashier.ts";
import { asStaff } from "../../../as-staff.ts";
import { changeRule, isLive } from "../../../merchant/change-rule.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { checkMethods } from "./change-method.ts";
import { holdMethods, methodIn } from "./hold-methods.ts";

type Switched = { merchant: string; method: string; isOpen: boolean };

/**
 * Offers a method no longer, or again. Deposits under way are still paid and settled. Closing happens
 * at once, because it is the first thing to do about a fraud. Opening waits like addMethod. Refuses with
 * unknown_method.
 */
export async function switchMethod(context: StaffContext, input: Switched): Promise<Waiting> {
  const { merchant, method, isOpen } = input;
  const work = async (tx: Transaction) => {
    methodIn(await holdMethods(tx, merchant), method);
    const own = and(eq(depositMethods.merchant, merchant), eq(depositMethods.code, method));
    await tx.update(depositMethods).set({ isEnabled: isOpen }).where(own);
  };
  if (!isOpen) {
    await asStaff(context, merchant, { action: "closeMethod", details: { method } }, work);
    return { outcome: "done", approval: null };
  }
  const wanted = { merchant, verb: "openMethod", subject: method, input: { method } };
  return changeRule(context, wanted, {
    isForTwo: isLive,
    check: () => checkMethods(context, merchant, (rows) => void methodIn(rows, method)),
    work,
  });
}
