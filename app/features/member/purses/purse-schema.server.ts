import { z } from "zod";
import type { ReadAmount } from "#app/request/input/amount-reader.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { readMoveChoice } from "./move-choice.ts";

const CENT = 100n;

/** A submitted move; the platform and the vendor check the limits. */
export function purseSchema(read: ReadAmount) {
  return z.object({
    key: formKey,
    choice: z.string("choice_required").transform((typed, context) => {
      const choice = readMoveChoice(typed);
      if (choice) return choice;
      context.addIssue({ code: "custom", message: "choice_required" });
      return z.NEVER;
    }),
    amount: z.string("amount_required").transform((typed, context) => {
      const amount = read(typed);
      if (amount !== null && amount >= CENT && amount % CENT === 0n) return amount;
      const message = amount === null ? "amount_invalid" : encodeMessage("amount_cents");
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
  });
}
