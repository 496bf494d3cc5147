import { z } from "zod";
import type { ReadAmount } from "#app/request/input/amount-reader.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import type { payoutAccounts } from "#platform/contract/money/payout.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { toDecimal } from "#platform/contract/wire/written-money.ts";

type Limits = { amountMin: bigint; amountMax: bigint };

/**
 * A submitted withdrawal, checked against the merchant's limits; the platform checks everything
 * again.
 */
export function withdrawSchema(limits: Limits, read: ReadAmount) {
  return z.object({
    key: formKey,
    accountId: z.string("account_required").max(40),
    withdrawPassword: z.string("pin_required").max(40),
    amount: amountWithin(limits, read),
  });
}

type Account = ValueOf<typeof payoutAccounts>["list"][number];
type Standing = Limits & Record<"withdrawable" | "sumPerDayMax" | "sumPerDayLeft", bigint>;

/** The account and the amount before their review, checked against what can be withdrawn now. */
export function reviewSchema(standing: Standing, accounts: Account[], read: ReadAmount) {
  return z.object({
    accountId: z.string("account_required").transform((chosen, context) => {
      const account = accounts.find(({ id }) => id === chosen);
      if (account?.isUsable) return account;
      const message = account
        ? encodeMessage("payout_account_waiting", { usableAt: account.usableAt })
        : "unknown_payout_account";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
    amount: amountWithin(standing, read).superRefine((amount, context) => {
      const { withdrawable, sumPerDayMax: max, sumPerDayLeft: left } = standing;
      if (amount > left) {
        const details = { max: toDecimal(max), left: toDecimal(left) };
        context.addIssue({ code: "custom", message: encodeMessage("daily_sum_reached", details) });
      } else if (amount > withdrawable) {
        const details = { withdrawable: toDecimal(withdrawable) };
        context.addIssue({ code: "custom", message: encodeMessage("amount_locked", details) });
      }
    }),
  });
}

function amountWithin({ amountMin: min, amountMax: max }: Limits, read: ReadAmount) {
  return z.string("amount_required").transform((typed, context) => {
    const amount = read(typed);
    if (amount !== null && amount >= min && amount <= max) return amount;
    const range = encodeMessage("amount_out_of_range", {
      min: toDecimal(min),
      max: toDecimal(max),
    });
    context.addIssue({ code: "custom", message: amount === null ? "amount_invalid" : range });
    return z.NEVER;
  });
}
