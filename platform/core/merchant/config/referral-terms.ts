import { z } from "zod";
import { writtenAmount } from "../../../domain/money/amount-setting.ts";

const referralTerms = z
  .strictObject({
    /** The inviter's reward for one person: cash, points or both. */
    cash: writtenAmount.default(0n),
    points: z.int().min(0).max(1_000_000).default(0),
    /** How often the cash must be bet before it can be withdrawn. */
    wagering: z.int().min(0).max(40).default(0),
    /** What the invited person must pay in and bet, within the days after the registration. */
    deposits: writtenAmount,
    validBet: writtenAmount,
    days: z.int().min(1).max(365),
    mostPerMonth: z.int().min(1).max(1_000),
    /** The days in which the inviter takes the reward. */
    claimDays: z.int().min(1).max(365).default(30),
  })
  .refine(({ cash, points }) => cash > 0n || points > 0, { message: "cash or points" })
  .refine(({ deposits, validBet }) => deposits > 0n && validBet > 0n, {
    message: "deposits and validBet > 0",
  });

export type ReferralTerms = z.output<typeof referralTerms>;

/** The part of a merchant's settings that rewards invitations; without it none is rewarded. */
export const referralSettings = z.object({ referral: referralTerms.optional() });
