import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { ACTIVITY_STATUSES } from "./promotions.ts";

export const MISSION_PERIODS = ["ONCE", "DAY", "WEEK"] as const;
export const MISSION_EVENTS = [
  "FIRST_DEPOSIT",
  "DEPOSIT_SUM",
  "BET_SUM",
  "SIGN_IN_DAYS",
  "GAMES_PLAYED",
  "WIN_MULTIPLE",
] as const;

/** The missions there are, with what each asks for and gives. */
export const missionList = call({
  name: "missionList",
  method: "GET",
  path: "/missions",
  access: "guest",
  input: z.object({ language: z.string().max(5) }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        event: z.enum(MISSION_EVENTS),
        icon: z.string(),
        title: z.string(),
        text: z.string(),
        period: z.enum(MISSION_PERIODS),
        /** An amount for sums of money, a number for everything that is counted. */
        targetAmount: money.nullable(),
        targetCount: z.number().int().nullable(),
        reward: money,
        /** How many times the reward must be bet before it can be withdrawn. */
        wagering: z.number().int(),
        startsAt: instant.nullable(),
        status: z.enum(ACTIVITY_STATUSES).nullable(),
      }),
    ),
  }),
});
