import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { REFERRAL_STANDINGS } from "./referral-kinds.ts";

/**
 * The member's own invitation code, what an invitation pays and asks for now, and how this month stands.
 * `code` is null for an account without one, `terms` where the
 * merchant rewards none, and for an agent, whose players earn them a part of the income.
 */
export const referralShow = call({
  name: "referralShow",
  method: "GET",
  path: "/referral",
  access: "real",
  law: "referral",
  input: z.object({}),
  value: z.object({
    code: z.string().nullable(),
    terms: z
      .object({
        cash: money,
        /** Whole points. */
        points: z.number().int(),
        /** How often the cash must be bet, as the law of the place allows. */
        multiple: z.number().int(),
        /** What the invited person must pay in and bet within the days. */
        deposits: money,
        validBet: money,
        days: z.number().int(),
        mostPerMonth: z.number().int(),
        claimDays: z.number().int(),
      })
      .nullable(),
    /** True in a break, while the account is held, and while its owner is leaving. */
    isPaused: z.boolean(),
    /** How many people came with the code, and how many rewards this month counts. */
    invited: z.number().int(),
    thisMonth: z.number().int(),
  }),
});

/** The people who registered with the member's code, newest first, twenty on a page. */
export const referralInvited = call({
  name: "referralInvited",
  method: "GET",
  path: "/referral/invited",
  access: "real",
  law: "referral",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
  value: z.object({
    list: z.array(
      z.object({
        /** Part of the name. */
        account: z.string(),
        registeredAt: instant,
        hasDeposited: z.boolean(),
        /** Null for an invitation that pays nothing, such as one from before the terms. */
        referral: z
          .object({
            /** How much of the deposits and bets is reached, in whole percent, 100 at most. */
            depositPercent: z.number().int(),
            betPercent: z.number().int(),
            until: instant,
            cash: money,
            points: z.number().int(),
            state: z.enum(REFERRAL_STANDINGS),
          })
          .nullable(),
      }),
    ),
    totalPages: z.number().int(),
  }),
});
