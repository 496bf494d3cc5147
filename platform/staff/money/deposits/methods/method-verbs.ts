import { z } from "zod";
import { methodChange, methodForm } from "../../../../contract/staff/merchant/method-form.ts";
import { type ApprovedVerb, approvedVerb as verb } from "../../../approvals/approved-verb.ts";
import { addMethod } from "./add-method.ts";
import { changeMethod } from "./change-method.ts";
import { switchMethod } from "./switch-method.ts";

/** The verbs about ways to pay that a second person completes. */
export const METHOD_VERBS: Readonly<Record<string, ApprovedVerb>> = {
  addMethod: verb(
    "method.change",
    z.object({ method: methodForm, place: z.int().optional() }),
    addMethod,
  ),
  changeMethod: verb(
    "method.change",
    z.object({ method: z.string(), change: methodChange, place: z.int().optional() }),
    changeMethod,
  ),
  openMethod: verb("method.change", z.object({ method: z.string() }), (context, asked) =>
    switchMethod(context, { ...asked, isOpen: true }),
  ),
};
