import { and, eq } from "drizzle-orm";
import type { MethodChange, MethodForm } from "../../../../contract/staff/merchant/method-form.ts";
import type { Waiting } from "../../../../contract/staff/outcome.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import type { MethodRow } from "../../../../money/cashier/methods.ts";
import type { Transaction } from "../../../../store/open-store.ts";
import { depositMethods } from "../../../../store/schema/cashier.ts";
import { changeRule, isLive } from "../../../merchant/change-rule.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { holdMethods, methodIn, placeMethod } from "./hold-methods.ts";
import { formOf, rowOf } from "./method-row.ts";
import { requireMethod } from "./require-method.ts";

type Change = {
  merchant: string;
  method: string;
  change: MethodChange;
  /** The place in the list, from 1. */
  place?: number | undefined;
};

/** Where a wrong one costs or misleads money. */
const MONEY: readonly (keyof MethodChange)[] = [
  ...(["amountMin", "amountMax", "fee", "gateway", "details"] as const),
];

/**
 * Changes the given terms of a method for later deposits; those under way keep theirs. Terms of money
 * wait for a second person where the site is open to real players, and every change where the
 * merchant's rules do. Refuses with unknown_method, nothing_to_change, or like requireMethod.
 */
export function changeMethod(context: StaffContext, input: Change): Promise<Waiting> {
  const { merchant, method, change, place } = input;
  const isMoney = MONEY.some((name) => change[name] !== undefined);
  if (Object.keys(change).length === 0 && place === undefined) {
    throw new Refusal("nothing_to_change");
  }
  const changed = (rows: readonly MethodRow[]): MethodForm => {
    const form = { ...formOf(methodIn(rows, method)), ...given(change) };
    requireMethod(form);
    return form;
  };
  const wanted = {
    ...{ merchant, verb: "changeMethod", subject: method },
    input: { method, change: given(change), ...(place !== undefined && { place }) },
  };
  return changeRule(context, wanted, {
    isForTwo: (row) => isMoney && isLive(row),
    check: () => checkMethods(context, merchant, (rows) => void changed(rows)),
    async work(tx) {
      const rows = await holdMethods(tx, merchant);
      const own = and(eq(depositMethods.merchant, merchant), eq(depositMethods.code, method));
      await tx
        .update(depositMethods)
        .set(rowOf(changed(rows)))
        .where(own);
      if (place !== undefined) await placeMethod(tx, rows, methodIn(rows, method), place);
    },
  });
}

/** Runs a check on the methods as they stand. */
export function checkMethods(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
  check: (rows: readonly MethodRow[]) => void,
): Promise<void> {
  return store.inMerchant(merchant, async (tx: Transaction) =>
    check(await holdMethods(tx, merchant)),
  );
}

function given(change: MethodChange): {
  [Name in keyof MethodChange]: MethodForm[Name & keyof MethodForm];
} {
  const known = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as ReturnType<typeof given>;
}
