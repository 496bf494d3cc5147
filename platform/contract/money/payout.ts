import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

export const PAYOUT_KINDS = ["card", "clabe", "cci", "cbu", "iban", "usdt"] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** The number of accounts per member, and the hours before a new one can be used. */
export const PAYOUT_ACCOUNTS_MAX = 5;
export const PAYOUT_WAIT_HOURS = 24;
/** The wait after new digits are set without the old ones. */
export const WITHDRAW_PASSWORD_WAIT_HOURS = 24;

export const payoutAccounts = call({
  name: "payoutAccounts",
  method: "GET",
  path: "/account/payout-accounts",
  access: "real",
  input: z.object({}),
  value: z.object({
    /** The name on the accounts; empty until the member gives it. */
    holder: z.string(),
    /** The kinds of account that this merchant pays out to. */
    kinds: z.array(z.enum(PAYOUT_KINDS)),
    accountsMax: z.number().int(),
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(PAYOUT_KINDS),
        label: z.string(),
        /** The last four characters. */
        numberEnd: z.string(),
        createdAt: instant,
        usableAt: instant,
        isUsable: z.boolean(),
      }),
    ),
  }),
});

export const payoutAccountAdd = call({
  name: "payoutAccountAdd",
  method: "POST",
  path: "/account/payout-account",
  access: "real",
  sealed: true,
  input: z.object({
    kind: z.enum(PAYOUT_KINDS),
    number: z.string().max(80),
    label: z.string().max(255),
  }),
  value: z.object({ id: z.string(), usableAt: instant }),
});

export const payoutAccountRemove = call({
  name: "payoutAccountRemove",
  method: "DELETE",
  path: "/account/payout-account",
  access: "real",
  input: z.object({ id: z.string().max(40) }),
  value: z.object({}),
});

/** Sets or changes the six digits that withdrawals ask for. */
export const withdrawPasswordSet = call({
  name: "withdrawPasswordSet",
  method: "PUT",
  path: "/account/withdraw-password",
  access: "real",
  sealed: true,
  input: z.object({
    /** The current digits, if any are set. */
    current: z.string().max(40).optional(),
    password: z.string().max(40),
    confirmPassword: z.string().max(40),
  }),
  value: z.object({}),
});

/**
 * Sets new digits without the old ones, after a recent proof. Withdrawals accept them a day later.
 */
export const withdrawPasswordReset = call({
  name: "withdrawPasswordReset",
  method: "POST",
  path: "/account/withdraw-password/reset",
  access: "real",
  sealed: true,
  input: z.object({ password: z.string().max(40), confirmPassword: z.string().max(40) }),
  value: z.object({ usableAt: instant }),
});
