import { z } from "zod";
import { call } from "../wire/call.ts";
import { money } from "../wire/money.ts";

const level = z.object({
  level: z.number().int(),
  name: z.string(),
  icon: z.string(),
  /** What must have been validly bet and deposited in all, both. */
  validBet: money,
  deposits: money,
  /** What must be validly bet in a month to stay. */
  keepValidBet: money,
  upgradeGift: money,
  /** Hundredths of a percent of the valid bet that come back. */
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
  input: z.object({ language: z.string().max(5) }),
  value: z.object({ levels: z.array(level) }),
});

/** How far the member's own bets and deposits reach on the table of levels. */
export const vipStanding = call({
  name: "vipStanding",
  method: "GET",
  path: "/vip/standing",
  access: "real",
  input: z.object({}),
  value: z.object({
    level: z.number().int(),
    validBet: money,
    deposits: money,
    /** The next level; null on the highest. */
    nextLevel: z.number().int().nullable(),
  }),
});
