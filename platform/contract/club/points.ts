import { z } from "zod";
import { call } from "../wire/call.ts";
import { languageTag } from "../wire/language-tag.ts";
import { money } from "../wire/money.ts";

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
] as const;
/** The kinds that are an amount of money. The others are tickets. */
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
