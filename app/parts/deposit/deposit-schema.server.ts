import { z } from "zod";
import type { ReadAmount } from "#app/request/input/amount-reader.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import type { depositOptions } from "#platform/contract/money/cashier.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { toDecimal } from "#platform/contract/wire/written-money.ts";

export type Methods = ValueOf<typeof depositOptions>["methods"];

type Limits = Pick<Methods[number], "method" | "amountMin" | "amountMax" | "isOpen">;

/** A submitted deposit, checked against the limits of its method. */
export function depositSchema(methods: readonly Limits[], read: ReadAmount) {
  return z
    .object({
      key: formKey,
      method: z.string("method_required"),
      amount: z.string("amount_required").transform((typed, context) => {
        const amount = read(typed);
        if (amount !== null) return amount;
        context.addIssue({ code: "custom", message: "amount_invalid" });
        return z.NEVER;
      }),
    })
    .superRefine(({ method, amount }, context) => {
      const limits = methods.find((known) => known.method === method);
      if (!limits) {
        context.addIssue({ code: "custom", path: ["method"], message: "method_unavailable" });
      } else if (!limits.isOpen) {
        context.addIssue({ code: "custom", path: ["method"], message: "method_closed" });
      } else if (amount < limits.amountMin || amount > limits.amountMax) {
        const { amountMin: min, amountMax: max } = limits;
        const message = encodeMessage("amount_out_of_range", {
          min: toDecimal(min),
          max: toDecimal(max),
        });
        context.addIssue({ code: "custom", path: ["amount"], message });
      }
    });
}
