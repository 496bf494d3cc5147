import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { recordPeriod } from "../play/record-period.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";

/** The reasons why points change, in the specification's order. */
export const POINT_TYPES = [
  "LIVE",
  "LOTTERY",
  "PVP",
  "SLOTS",
  "SPORTS",
  "REDEEM",
  "DEPOSIT",
] as const;
export type PointType = (typeof POINT_TYPES)[number];

export const REWARD_KINDS = [
  "GOLDEN_EGG",
  "RED_ENVELOPE",
  "PRIZE_WHEEL",
  "BONUS",
  "POINTS",
  "GOODS",
] as const;
/** The kinds that are an amount of money. The others are tickets, and goods that are sent. */
export const MONEY_REWARDS = ["BONUS", "POINTS"] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** The points mall's goods and rules. A member's own points come from another call. */
export const pointMall = call({
  name: "pointMall",
  method: "GET",
  path: "/points/mall",
  access: "guest",
  law: "points",
  input: z.object({ language: languageTag }),
  value: z.object({
    rewards: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(REWARD_KINDS),
        name: z.string(),
        text: z.string(),
        icon: z.string(),
        pointsNeeded: z.number().int(),
        /** The bonus in money that the reward is worth. */
        amount: money.nullable(),
        /** How many pieces of a good are left; null for other kinds. */
        left: z.number().int().nullable(),
      }),
    ),
    rules: z.array(
      z.object({
        type: z.enum(POINT_TYPES),
        /**
         * The valid bet or deposit that earns one point. For REDEEM, the money that one point is
         * worth.
         */
        amountPerPoint: money,
      }),
    ),
  }),
});

/** What one point costs to earn and is worth, and on which terms points become cash. */
export const pointsConfig = call({
  name: "pointsConfig",
  method: "GET",
  path: "/points/config",
  access: "guest",
  law: "points",
  input: z.object({}),
  value: z.object({
    rules: z.array(z.object({ type: z.enum(POINT_TYPES), amountPerPoint: money })),
    /** Null for a merchant that gives no cash for points. */
    convert: z
      .object({
        /** The cash for one point. */
        perPoint: money,
        /** How often that cash must be bet before it can be withdrawn. */
        multiple: z.number().int(),
        pointsMin: z.number().int(),
        pointsMax: z.number().int(),
      })
      .nullable(),
  }),
});

/** The member's own points, in 1/10,000 of a point. */
export const pointsBalance = call({
  name: "pointsBalance",
  method: "GET",
  path: "/points/balance",
  access: "real",
  law: "points",
  input: z.object({}),
  value: z.object({ points: money }),
});

/**
 * What changed points: play, a correction or a deposit taken back, a deposit, a conversion to cash, an
 * award, a redeemed good, the points of a rejected one, the entry to a tournament, or a play of a draw.
 */
export const POINT_SOURCES = [
  ...([
    "PLAY",
    "TAKEN_BACK",
    "DEPOSIT",
    "CONVERTED",
    "AWARD",
    "REDEEMED",
    "RETURNED",
    "ENTRY",
    "DRAW",
  ] as const),
] as const;
/** The type of points in a record: AWARD for those of a mission or a gift. */
export const POINT_RECORD_TYPES = [...POINT_TYPES, "AWARD"] as const;

/** Every change of the member's points, newest first. */
export const pointsRecords = call({
  name: "pointsRecords",
  method: "GET",
  path: "/points/records",
  access: "real",
  law: "points",
  input: z.object({
    type: z.enum(POINT_RECORD_TYPES).optional(),
    ...recordPeriod,
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  value: z.object({
    list: z.array(
      z.object({
        number: z.string(),
        type: z.enum(POINT_RECORD_TYPES),
        source: z.enum(POINT_SOURCES),
        /** In 1/10,000 of a point; negative when points left. */
        change: money,
        balance: money,
        at: instant,
        /** The reference of a conversion or a redemption; null otherwise. */
        reference: z.string().nullable(),
      }),
    ),
    totalPages: z.number().int(),
  }),
});

/**
 * Turns points into cash that must be bet first. The same key again returns the same conversion, and
 * with other points it is refused with key_reused. Refuses with points_out_of_range, not_enough_points,
 * points_not_converted, on_break, account_held, account_leaving, and the codes of the withdraw password.
 */
export const pointsConvert = call({
  name: "pointsConvert",
  method: "POST",
  path: "/points/convert",
  access: "real",
  law: "points",
  keyed: true,
  sealed: true,
  input: z.object({
    points: z.number().int().min(1).max(1_000_000_000),
    /** The terms that the member saw; others are refused with terms_changed. */
    perPoint: money,
    multiple: z.number().int(),
    withdrawPassword: z.string().max(40),
  }),
  value: z.object({
    reference: z.string(),
    points: z.number().int(),
    amount: money,
    multiple: z.number().int(),
    createdAt: instant,
  }),
});
