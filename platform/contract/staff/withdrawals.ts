import { z } from "zod";
import { PAYOUT_KINDS } from "../money/payout.ts";
import {
  ALLOCATION_STATES,
  WITHDRAWAL_REASONS,
  WITHDRAWAL_STATES,
  WITHDRAWAL_STEPS,
} from "../money/withdrawals.ts";
import { call, nothing } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { waiting } from "./outcome.ts";
import { picture } from "./picture.ts";

/** The reference or the id. */
const reference = z.string().min(1).max(64);
/** The number of an instalment. */
const part = z.int().min(1).max(1_000);
const reason = z.enum(WITHDRAWAL_REASONS);
const status = z.enum(WITHDRAWAL_STATES);

/** The withdrawals that are not over, or with `all` every one; the oldest first, fifty at most. */
export const staffWithdrawalList = call({
  name: "staffWithdrawalList",
  method: "GET",
  path: "/staff/withdrawals",
  access: "staff",
  permission: "withdrawal.list",
  line: "withdrawal list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      reference: z.string(),
      at: instant,
      status,
      amount: money,
      account: z.string(),
      /** True when a gateway gave no clear answer, so that staff must ask it. */
      isUnclear: z.boolean(),
    }),
  ),
});

/** Everything for the payment, with the full number. The reading is recorded. */
export const staffWithdrawalShow = call({
  name: "staffWithdrawalShow",
  method: "GET",
  path: "/staff/withdrawals/show",
  access: "staff",
  permission: "withdrawal.read",
  line: "withdrawal show <merchant> <reference>",
  input: z.object({ reference }),
  value: z.object({
    reference: z.string(),
    status,
    amount: money,
    currency: z.string(),
    account: z.string(),
    holder: z.string(),
    kind: z.enum(PAYOUT_KINDS),
    number: z.string(),
    parts: z.array(
      z.object({
        part: z.int(),
        amount: money,
        status: z.enum(ALLOCATION_STATES),
        isForced: z.boolean(),
      }),
    ),
    payments: z.array(
      z.object({
        part: z.int(),
        attempt: z.int(),
        gateway: z.string(),
        status: z.enum(["OPEN", "PAID", "FAILED"]),
        /** How often the gateway was asked. */
        asked: z.int(),
        isUnclear: z.boolean(),
      }),
    ),
    steps: z.array(
      z.object({
        at: instant,
        kind: z.enum(WITHDRAWAL_STEPS),
        /** The member of staff, or "player", "system" or "bank". */
        by: z.string(),
        part: z.int().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    proofs: z.array(
      z.object({
        part: z.int(),
        attempt: z.int(),
        comment: z.string(),
        /** The name of its picture below. */
        picture: z.string(),
      }),
    ),
    pictures: z.array(picture),
  }),
});

/** Approves a withdrawal. A large one waits for a second person in RISK_REVIEW. */
export const staffWithdrawalApprove = call({
  name: "staffWithdrawalApprove",
  method: "POST",
  path: "/staff/withdrawals/approve",
  access: "staff",
  permission: "withdrawal.approve",
  line: "withdrawal approve <merchant> <reference>",
  input: z.object({ reference }),
  value: waiting.extend({ status }),
});

/** Ends a withdrawal before any payment. The money returns, and the player reads the reason. */
export const staffWithdrawalReject = call({
  name: "staffWithdrawalReject",
  method: "POST",
  path: "/staff/withdrawals/reject",
  access: "staff",
  permission: "withdrawal.reject",
  line: "withdrawal reject <merchant> <reference>",
  input: z.object({ reference, reason }),
  value: nothing,
});

/** Ends an approved withdrawal that cannot be paid. The money returns. */
export const staffWithdrawalFail = call({
  name: "staffWithdrawalFail",
  method: "POST",
  path: "/staff/withdrawals/fail",
  access: "staff",
  permission: "withdrawal.fail",
  line: "withdrawal fail <merchant> <reference>",
  input: z.object({ reference, reason }),
  value: nothing,
});

/** Pays through a gateway, or records transfers by hand. Without parts the whole rest is one. */
export const staffWithdrawalPay = call({
  name: "staffWithdrawalPay",
  method: "POST",
  path: "/staff/withdrawals/pay",
  access: "staff",
  permission: "withdrawal.pay",
  line: "withdrawal pay <merchant> <reference>",
  input: z.object({
    reference,
    /** The amount of each instalment. */
    part: z.array(money).max(100).default([]),
    through: z.enum(["hand", "mockpay"]).default("hand"),
  }),
  value: z.object({ status }),
});

/** What a gateway without a clear answer told staff: the money left, or it never will. */
export const staffWithdrawalResolve = call({
  name: "staffWithdrawalResolve",
  method: "POST",
  path: "/staff/withdrawals/resolve",
  access: "staff",
  permission: "withdrawal.resolve",
  line: "withdrawal <finding> <merchant> <reference> <part>",
  input: z.object({ finding: z.enum(["left", "refused"]), reference, part }),
  value: z.object({ status }),
});

/** Decides about one instalment that was paid. */
export const staffWithdrawalJudge = call({
  name: "staffWithdrawalJudge",
  method: "POST",
  path: "/staff/withdrawals/judge",
  access: "staff",
  permission: "withdrawal.judge",
  line: "withdrawal <judgement> <merchant> <reference> <part>",
  input: z.object({
    judgement: z.enum(["verify", "settle", "pay-again", "send-again", "force"]),
    reference,
    part,
  }),
  value: z.object({ status }),
});

/** Refunds the unpaid rest of a partly paid withdrawal. */
export const staffWithdrawalReturnRest = call({
  name: "staffWithdrawalReturnRest",
  method: "POST",
  path: "/staff/withdrawals/return-rest",
  access: "staff",
  permission: "withdrawal.returnRest",
  line: "withdrawal return-rest <merchant> <reference>",
  input: z.object({ reference }),
  value: z.object({ status }),
});

/** Reports a payment lost after it left. A second person must report the same. */
export const staffWithdrawalLost = call({
  name: "staffWithdrawalLost",
  method: "POST",
  path: "/staff/withdrawals/lost",
  access: "staff",
  permission: "withdrawal.lost",
  line: "withdrawal payment-lost <merchant> <reference> <part>",
  input: z.object({
    reference,
    part,
    /** Back to the player's cash, or paid again. */
    way: z.enum(["back", "again"]),
  }),
  value: waiting,
});

/** Blocks a member's withdrawals, or allows them again. */
export const staffWithdrawalBlock = call({
  name: "staffWithdrawalBlock",
  method: "POST",
  path: "/staff/withdrawals/block",
  access: "staff",
  permission: "withdrawal.block",
  line: "withdrawal <act> <merchant> <username>",
  input: z.object({ act: z.enum(["block", "unblock"]), username: z.string().min(1).max(64) }),
  value: nothing,
});
