import { z } from "zod";
import { call } from "../wire/call.ts";
import { money } from "../wire/money.ts";

/** Whole units of the currency: monthly figures need no cents. */
const whole = z.coerce.number().int().min(0).max(100_000_000);

/** The affiliate plan with one worked month: the given figures, or the plan's own example. */
export const affiliatePlan = call({
  name: "affiliatePlan",
  method: "GET",
  path: "/affiliate/plan",
  access: "guest",
  input: z.object({
    loss: whole.default(300_000),
    bonuses: whole.default(15_000),
    active: z.coerce.number().int().min(0).max(100_000).default(18),
  }),
  value: z.object({
    /** The costs of payments and game studios, in hundredths of a percent of the players' loss. */
    fee: z.number().int(),
    tiers: z.array(
      z.object({
        tier: z.number().int(),
        revenueMin: money,
        activeMin: z.number().int(),
        /** The affiliate's share, in hundredths of a percent of the net revenue. */
        share: z.number().int(),
      }),
    ),
    month: z.object({
      loss: money,
      bonuses: money,
      fee: money,
      revenue: money,
      active: z.number().int(),
      /** Null when the month reaches no tier. */
      tier: z.number().int().nullable(),
      share: z.number().int(),
      commission: money,
    }),
  }),
});

/** Checks an invitation code at this merchant and, for a code bound to a host, at this host. */
export const affiliateCheck = call({
  name: "affiliateCheck",
  method: "GET",
  path: "/affiliate/check",
  access: "guest",
  input: z.object({ code: z.string().min(1).max(255), domain: z.string().max(255).optional() }),
  value: z.object({ isValid: z.boolean() }),
});

/**
 * Whose invitation a code is, within the limits of affiliateCheck. Refuses a code that is not valid
 * here with invitation_code_error.
 */
export const affiliateInfo = call({
  name: "affiliateInfo",
  method: "GET",
  path: "/affiliate/info",
  access: "guest",
  input: affiliateCheck.input,
  value: z.object({
    kind: z.enum(["affiliate", "member"]),
    /** Part of the owner's name; null for the merchant's own code. */
    invitedBy: z.string().nullable(),
  }),
});
