import {
  type MethodForm,
  methodChange,
  methodForm,
} from "../../../../contract/staff/merchant/method-form.ts";
import {
  staffMethodAdd,
  staffMethodChange,
  staffMethodList,
  staffMethodSwitch,
  staffMethodTry,
} from "../../../../contract/staff/methods.ts";
import type { InputOf } from "../../../../contract/wire/call.ts";
import { listMethods } from "../../../../money/cashier/methods.ts";
import { at, type OfficeRoute } from "../../../office-route.ts";
import { type MerchantDesk, staffOf } from "../../../people/manage-people.ts";
import { addMethod } from "./add-method.ts";
import { changeMethod } from "./change-method.ts";
import { methodIn } from "./hold-methods.ts";
import { listAllMethods } from "./list-all-methods.ts";
import { formOf } from "./method-row.ts";
import { switchMethod } from "./switch-method.ts";
import { tryMethod } from "./try-method.ts";
import { termsFrom } from "./typed-terms.ts";

/** The office's calls about the ways to pay. */
export const methodRoutes: readonly OfficeRoute[] = [
  at(staffMethodList, listAllMethods),
  at(staffMethodAdd, (desk, { method: code, kind, place, ...typed }) =>
    addMethod(staffOf(desk), {
      merchant: desk.merchant,
      method: methodForm.parse({ code, kind, ...termsFrom(typed, null) }),
      place,
    }),
  ),
  at(staffMethodChange, change),
  at(staffMethodSwitch, (desk, { act, method }) =>
    switchMethod(staffOf(desk), { merchant: desk.merchant, method, isOpen: act === "open" }),
  ),
  at(staffMethodTry, tryMethod),
];

async function change(desk: MerchantDesk, input: InputOf<typeof staffMethodChange>) {
  const { method, place, ...typed } = input;
  const { merchant, store } = desk;
  const rows = await store.reading(merchant, (reader) => listMethods(reader, merchant));
  const before: MethodForm = formOf(
    methodIn(
      rows.filter(({ kind }) => kind !== "staff"),
      method,
    ),
  );
  const terms = methodChange.parse(termsFrom(typed, before));
  return changeMethod(staffOf(desk), { merchant, method, change: terms, place });
}
