import { z } from "zod";
import { DEPOSIT_REASONS, DEPOSIT_STATES, DEPOSIT_STEPS } from "../money/cashier.ts";
import { call, nothing } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { waiting } from "./outcome.ts";
import { picture } from "./picture.ts";

/** The reference, the id, or the six digits of a transfer. */
const reference = z.string().min(1).max(64);
const reason = z.enum(DEPOSIT_REASONS);

/** The deposits that wait for staff, or with `all` every one; the oldest first, fifty at most. */
export const staffDepositList = call({
  name: "staffDepositList",
  method: "GET",
  path: "/staff/deposits",
  access: "staff",
  permission: "deposit.list",
  line: "deposit list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      reference: z.string(),
      at: instant,
      status: z.enum(DEPOSIT_STATES),
      amount: money,
      method: z.string(),
      /** The six digits of a transfer. */
      note: z.string().nullable(),
      account: z.string(),
    }),
  ),
});

/**
 * Everything for a decision. It is no GET: for a person who may approve, a waiting deposit is in review
 * from then on.
 */
export const staffDepositShow = call({
  name: "staffDepositShow",
  method: "POST",
  path: "/staff/deposits/show",
  access: "staff",
  permission: "deposit.read",
  line: "deposit show <merchant> <reference>",
  input: z.object({ reference }),
  value: z.object({
    reference: z.string(),
    status: z.enum(DEPOSIT_STATES),
    amount: money,
    currency: z.string(),
    account: z.string(),
    method: z.string(),
    note: z.string().nullable(),
    payeeName: z.string().nullable(),
    steps: z.array(
      z.object({
        at: instant,
        kind: z.enum(DEPOSIT_STEPS),
        /** The member of staff, or "player", "system" or "gateway". */
        by: z.string(),
        amount: money.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    slips: z.array(picture),
  }),
});

/** Credits a deposit. `amount` is what really came, when it differs. */
export const staffDepositApprove = call({
  name: "staffDepositApprove",
  method: "POST",
  path: "/staff/deposits/approve",
  access: "staff",
  permission: "deposit.approve",
  line: "deposit approve <merchant> <reference>",
  input: z.object({ reference, amount: money.optional() }),
  value: z.object({ credited: money }),
});

/** Ends a deposit without a credit. The player reads the reason. */
export const staffDepositReject = call({
  name: "staffDepositReject",
  method: "POST",
  path: "/staff/deposits/reject",
  access: "staff",
  permission: "deposit.reject",
  line: "deposit reject <merchant> <reference>",
  input: z.object({ reference, reason }),
  value: nothing,
});

/** Asks the player for another slip. */
export const staffDepositAsk = call({
  name: "staffDepositAsk",
  method: "POST",
  path: "/staff/deposits/ask",
  access: "staff",
  permission: "deposit.askSlip",
  line: "deposit ask <merchant> <reference>",
  input: z.object({ reference, reason }),
  value: nothing,
});

/** Credits an account without a payment. A large one waits for a second person. */
export const staffDepositCredit = call({
  name: "staffDepositCredit",
  method: "POST",
  path: "/staff/deposits/credit",
  access: "staff",
  permission: "deposit.credit",
  keyed: true,
  line: "deposit credit <merchant>",
  input: z.object({ user: z.string().min(1).max(64), amount: money }),
  value: waiting.extend({ reference: z.string() }),
});
