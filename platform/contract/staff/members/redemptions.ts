import { z } from "zod";
import { REDEEM_REASONS, REDEEM_STATES } from "../../club/redeem-kinds.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

const reference = z.string().min(1).max(64);
const state = z.enum(REDEEM_STATES);

/** The redemptions of goods that wait, or with `all` every one; the oldest first, fifty at most. */
export const staffRedemptionList = call({
  name: "staffRedemptionList",
  method: "GET",
  path: "/staff/redemptions",
  access: "staff",
  permission: "redemption.list",
  line: "redemption list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      reference: z.string(),
      at: instant,
      state,
      account: z.string(),
      name: z.string(),
      quantity: z.int(),
      points: z.int(),
    }),
  ),
});

/** Everything for the delivery, with the address and the number. The reading is recorded. */
export const staffRedemptionShow = call({
  name: "staffRedemptionShow",
  method: "GET",
  path: "/staff/redemptions/show",
  access: "staff",
  permission: "redemption.read",
  line: "redemption show <merchant> <reference>",
  input: z.object({ reference }),
  value: z.object({
    reference: z.string(),
    at: instant,
    state,
    account: z.string(),
    reward: z.string(),
    name: z.string(),
    quantity: z.int(),
    points: z.int(),
    address: z.string(),
    mobile: z.string(),
    reason: z.enum(REDEEM_REASONS).nullable(),
    decidedAt: instant.nullable(),
    decidedBy: z.string().nullable(),
  }),
});

/** Approves a redemption: the good is sent. Refuses with redemption_state what is decided. */
export const staffRedemptionApprove = call({
  name: "staffRedemptionApprove",
  method: "POST",
  path: "/staff/redemptions/approve",
  access: "staff",
  permission: "redemption.approve",
  line: "redemption approve <merchant> <reference>",
  input: z.object({ reference }),
  value: nothing,
});

/** Rejects a redemption. Points and pieces return, and the member reads the reason. */
export const staffRedemptionReject = call({
  name: "staffRedemptionReject",
  method: "POST",
  path: "/staff/redemptions/reject",
  access: "staff",
  permission: "redemption.reject",
  line: "redemption reject <merchant> <reference>",
  input: z.object({ reference, reason: z.enum(REDEEM_REASONS) }),
  value: nothing,
});
