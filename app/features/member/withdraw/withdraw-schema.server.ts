import { z } from "zod";
import type { ReadAmount } from "#app/request/input/amount-reader.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { toDecimal } from "#platform/contract/wire/written-money.ts";

type Limits = { amountMin: bigint; amountMax: bigint };

/**
 * A submitted withdrawal, checked against the merchant's limits; the platform checks everything
 * again.
 */
export function withdrawSchema(limits: Limits, read: ReadAmount) {
  return z.object({
    key: z.string().regex(/^[\w-]{8,64}$/),
    accountId: z.string("account_required").max(40),
    withdrawPassword: z.string("pin_required").max(40),
    amount: z.string("amount_required").transform((typed, context) => {
      const amount = read(typed);
      const { amountMin: min, amountMax: max } = limits;
      if (amount !== null && amount >= min && amount <= max) return amount;
      const range = encodeMessage("amount_out_of_range", {
        min: toDecimal(min),
        max: toDecimal(max),
      });
      context.addIssue({ code: "custom", message: amount === null ? "amount_invalid" : range });
      return z.NEVER;
    }),
  });
}
