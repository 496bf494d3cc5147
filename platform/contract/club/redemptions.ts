import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { recordPeriod } from "../play/record-period.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import {
  ADDRESS_MAX,
  ADDRESS_MIN,
  PIECES_MAX,
  REDEEM_REASONS,
  REDEEM_STATES,
} from "./redeem-kinds.ts";

/**
 * Takes points for pieces of a good, which staff then approve or reject. The same key again returns the
 * same redemption, and with another wish it is refused with key_reused. Refuses with unknown_reward,
 * out_of_stock, not_enough_points, terms_changed, mobile_invalid, goods_not_for_young, on_break,
 * account_held, account_leaving, and the codes of the withdraw password.
 */
export const rewardRedeem = call({
  name: "rewardRedeem",
  method: "POST",
  path: "/points/redeem",
  access: "real",
  law: "points",
  keyed: true,
  sealed: true,
  input: z.object({
    reward: z.string().max(60),
    quantity: z.number().int().min(1).max(PIECES_MAX),
    /** The points of one piece that the member saw; others are refused with terms_changed. */
    pointsNeeded: z.number().int(),
    /** Where the good is sent. */
    address: z.string().trim().min(ADDRESS_MIN).max(ADDRESS_MAX),
    /** With the country's code, or as it is written at home. */
    mobile: z.string().trim().max(30),
    withdrawPassword: z.string().max(40),
  }),
  value: z.object({
    reference: z.string(),
    points: z.number().int(),
    state: z.enum(REDEEM_STATES),
    createdAt: instant,
  }),
});

/** The member's redemptions of goods and conversions to cash, newest first. */
export const redeemList = call({
  name: "redeemList",
  method: "GET",
  path: "/points/redeemed",
  access: "real",
  law: "points",
  input: z.object({
    language: languageTag,
    ...recordPeriod,
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  value: z.object({
    list: z.array(
      z.object({
        reference: z.string(),
        createdAt: instant,
        type: z.enum(["GOODS", "CASH"]),
        /** The good's name; null for cash. */
        name: z.string().nullable(),
        quantity: z.number().int(),
        /** Whole points for one piece of a good, or for the cash. */
        pointsNeeded: z.number().int(),
        /** The valid bets that the cash asks for; null for a good. */
        amountNeeded: money.nullable(),
        state: z.enum(REDEEM_STATES),
        /** What stays changed: points that came back are none. In 1/10,000 of a point. */
        change: money,
        /** The points right after the redemption. */
        balance: money,
        remark: z.enum(REDEEM_REASONS).nullable(),
        /** The cash for one point; null for a good. */
        ratio: money.nullable(),
        /** The cash that was paid to the member's balance; null for a good. */
        amount: money.nullable(),
        address: z.string().nullable(),
        mobile: z.string().nullable(),
      }),
    ),
    totalPages: z.number().int(),
  }),
});
