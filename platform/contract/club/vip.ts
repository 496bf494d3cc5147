import { z } from "zod";
import { call } from "../wire/call.ts";
import { languageTag } from "../wire/language-tag.ts";
import { money } from "../wire/money.ts";

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
  /** The share of the valid bet that is paid back, in hundredths of a percent. */
  rebate: z.object({
    slots: z.number().int(),
    live: z.number().int(),
    sports: z.number().int(),
  }),
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
