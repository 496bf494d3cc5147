import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { REBATE_CATEGORIES } from "./rebate-categories.ts";

const level = z.object({
  level: z.number().int(),
  name: z.string(),
  icon: z.string(),
  /** The total valid bet and the total deposit that the level requires. Both must be reached. */
  validBet: money,
  deposits: money,
  /** The valid bet per month that keeps the level. */
  keepValidBet: money,
  upgradeGift: money,
  weeklyGift: money,
  monthlyGift: money,
  birthdayGift: money,
  /** The share of the valid bet that is paid back, in hundredths of a percent. */
  rebate: z.record(z.enum(REBATE_CATEGORIES), z.number().int()),
  hasService: z.boolean(),
});
export type VipLevel = z.infer<typeof level>;

export const vipLevels = call({
  name: "vipLevels",
  method: "GET",
  path: "/vip/levels",
  access: "guest",
  law: "vip",
  input: z.object({ language: languageTag }),
  value: z.object({ levels: z.array(level) }),
});

/** The member's own bets and deposits, measured against the table of levels. */
export const vipStanding = call({
  name: "vipStanding",
  method: "GET",
  path: "/vip/standing",
  access: "real",
  law: "vip",
  input: z.object({}),
  value: z.object({
    level: z.number().int(),
    validBet: money,
    deposits: money,
    /** Null on the highest level. */
    nextLevel: z.number().int().nullable(),
  }),
});

/** The member's level, what the next one asks for, and what keeps the present one. */
export const rankShow = call({
  name: "rankShow",
  method: "GET",
  path: "/vip/rank",
  access: "real",
  law: "vip",
  input: z.object({}),
  value: z.object({
    level: z.number().int(),
    /** Null for level 0 that was never left. */
    since: instant.nullable(),
    validBet: money,
    deposits: money,
    /** The valid bet of this month and of this week in the merchant's zone. */
    monthValidBet: money,
    weekValidBet: money,
    /** The first month "2026-12" that is compared with what keeps the level; null on level 0. */
    keepFrom: z.string().nullable(),
    /** The present month, "2026-11". */
    month: z.string(),
    next: z
      .object({
        level: z.number().int(),
        validBet: money,
        deposits: money,
        /** The month's valid bet that a level held before asks for; null for a new one. */
        monthValidBet: money.nullable(),
      })
      .nullable(),
    /** True when nothing is offered: in a break, a hold or while the account is being closed. */
    isPaused: z.boolean(),
  }),
});
