import { z } from "zod";
import { REFERRAL_SIGNS, REFERRAL_STATES } from "../../club/referral-kinds.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

const reference = z.string().min(1).max(64);

/**
 * The invitations that are held on signs of one person, or with `all` every one; the oldest first, fifty at
 * most.
 */
export const staffReferralList = call({
  name: "staffReferralList",
  method: "GET",
  path: "/staff/referrals",
  access: "staff",
  permission: "referral.list",
  line: "referral list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      reference: z.string(),
      at: instant,
      state: z.enum(REFERRAL_STATES),
      inviter: z.string(),
      invited: z.string(),
      signs: z.array(z.enum(REFERRAL_SIGNS)),
    }),
  ),
});

/**
 * Gives the inviter the reward of a held invitation. Refuses with referral_state what is not held, and with
 * referral_not_reached what a correction took back.
 */
export const staffReferralAccept = call({
  name: "staffReferralAccept",
  method: "POST",
  path: "/staff/referrals/accept",
  access: "staff",
  permission: "referral.accept",
  line: "referral accept <merchant> <reference>",
  input: z.object({ reference }),
  value: nothing,
});

/** Refuses the reward of a held invitation for good. The audit keeps the reason. */
export const staffReferralRefuse = call({
  name: "staffReferralRefuse",
  method: "POST",
  path: "/staff/referrals/refuse",
  access: "staff",
  permission: "referral.refuse",
  line: "referral refuse <merchant> <reference>",
  input: z.object({ reference, reason: z.string().trim().min(3).max(300) }),
  value: nothing,
});
