import type { MethodForm } from "../../../../contract/staff/merchant/method-form.ts";
import { formatAmount, parseAmount } from "../../../../domain/money.ts";
import type { MethodRow } from "../../../../money/cashier/methods.ts";

type Stored = Omit<MethodRow, "merchant" | "position" | "isEnabled">;

/** The columns of a method in its written form, "100.00". */
export const rowOf = (form: MethodForm): Stored => ({
  ...form,
  amountMin: parseAmount(form.amountMin)!,
  amountMax: parseAmount(form.amountMax)!,
});

/** The written form of a row; the inverse of rowOf. */
export function formOf(row: MethodRow): MethodForm {
  const { merchant: _own, isEnabled: _open, position: _place, ...stored } = row;
  return {
    ...(stored as Stored & { kind: MethodForm["kind"] }),
    amountMin: formatAmount(row.amountMin),
    amountMax: formatAmount(row.amountMax),
  };
}
