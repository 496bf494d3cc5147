import { z } from "zod";
import { call } from "../wire/call.ts";
import { money } from "../wire/money.ts";

/** What moves a player's points, in the specification's order. */
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
] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** The points mall's shelf and rules; a member's own points are another call's matter. */
export const pointMall = call({
  name: "pointMall",
  method: "GET",
  path: "/points/mall",
  access: "guest",
  input: z.object({ language: z.string().max(5) }),
  value: z.object({
    rewards: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(REWARD_KINDS),
        name: z.string(),
        text: z.string(),
        icon: z.string(),
        pointsNeeded: z.number().int(),
        /** What it is worth in money, for a bonus. */
        amount: money.nullable(),
      }),
    ),
    rules: z.array(
      z.object({
        type: z.enum(POINT_TYPES),
        /** What earns one point: a valid bet or a deposit. Of REDEEM: what one point is worth. */
        amountPerPoint: money,
      }),
    ),
  }),
});
