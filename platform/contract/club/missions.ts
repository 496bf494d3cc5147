import { z } from "zod";
import { call } from "../wire/call.ts";
import { languageTag } from "../wire/language-tag.ts";
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
/** The events that are about money. The others count. */
export const MONEY_EVENTS = ["FIRST_DEPOSIT", "DEPOSIT_SUM", "BET_SUM"] as const;

/** Lists the missions, with the target and the reward of each. */
export const missionList = call({
  name: "missionList",
  method: "GET",
  path: "/missions",
  access: "guest",
  law: "missions",
  input: z.object({ language: languageTag }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        event: z.enum(MISSION_EVENTS),
        icon: z.string(),
        title: z.string(),
        text: z.string(),
        period: z.enum(MISSION_PERIODS),
        /** Set for missions that count money. Others set `targetCount`. */
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
