import { z } from "zod";
import type { ReadAmount } from "#app/request/input/amount-reader.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { TRANSFER_DIRECTIONS } from "#platform/contract/money/transfers.ts";
import { toDecimal } from "#platform/contract/wire/written-money.ts";

type Limits = { amountMin: bigint; amountMax: bigint; transferable: bigint };

/** A submitted transfer before its review; the platform checks everything again. */
export function transferSchema(limits: Limits, read: ReadAmount) {
  return z
    .object({
      direction: z.enum(TRANSFER_DIRECTIONS).default("up"),
      account: z.string().trim().max(64).default(""),
      amount: z.string("amount_required").transform((typed, context) => {
        const amount = read(typed);
        const { amountMin: min, amountMax: max, transferable } = limits;
        const isWithin = amount !== null && amount >= min && amount <= max;
        if (isWithin && amount <= transferable) return amount;
        const range = encodeMessage("amount_out_of_range", {
          min: toDecimal(min),
          max: toDecimal(max),
        });
        const message = isWithin ? "not_enough_funds" : amount === null ? "amount_invalid" : range;
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      }),
    })
    .refine(({ direction, account }) => direction === "up" || account !== "", {
      path: ["account"],
      message: "account_missing",
    });
}

/** The confirmation after the review, with the digits and the key that makes it happen once. */
export function confirmSchema() {
  return z.object({
    key: formKey,
    withdrawPassword: z.string("pin_required").max(40),
  });
}
