import type { MethodForm } from "../../../../contract/staff/merchant/method-form.ts";
import type { Waiting } from "../../../../contract/staff/outcome.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import type { MethodRow } from "../../../../money/cashier/methods.ts";
import { depositMethods } from "../../../../store/schema/cashier.ts";
import { changeRule, isLive } from "../../../merchant/change-rule.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { checkMethods } from "./change-method.ts";
import { holdMethods, placeMethod } from "./hold-methods.ts";
import { rowOf } from "./method-row.ts";
import { requireMethod } from "./require-method.ts";

type Added = { merchant: string; method: MethodForm; place?: number | undefined };

/**
 * Adds a method to the player's list, at its end or at a place from 1. It waits for a second person
 * where the site is open to real players, or where the merchant's rules do. Refuses with method_known a
 * code that the merchant has or had, and like requireMethod.
 */
export function addMethod(context: StaffContext, input: Added): Promise<Waiting> {
  const { merchant, method, place } = input;
  requireMethod(method);
  const requireNew = (rows: readonly MethodRow[]) => {
    if (rows.some(({ code }) => code === method.code) || method.code === "STAFF") {
      throw new Refusal("method_known", { field: "method", status: 409 });
    }
  };
  const wanted = {
    ...{ merchant, verb: "addMethod", subject: method.code },
    input: { method, ...(place !== undefined && { place }) },
  };
  return changeRule(context, wanted, {
    isForTwo: isLive,
    check: () => checkMethods(context, merchant, requireNew),
    async work(tx) {
      const rows = await holdMethods(tx, merchant);
      requireNew(rows);
      const row = { merchant, ...rowOf(method), position: rows.length };
      const [made] = await tx.insert(depositMethods).values(row).onConflictDoNothing().returning();
      if (!made) throw new Refusal("method_known", { field: "method", status: 409 });
      await placeMethod(tx, rows, made, place ?? rows.length + 1);
    },
  });
}
