import { z } from "zod";
import { call } from "./call.ts";
import { GAME_TYPES } from "./games.ts";
import { instant, money } from "./money.ts";
import { recordPeriod } from "./record-period.ts";

export const BET_STATES = ["UNSETTLED", "WIN", "LOSE", "DRAW", "CANCELLED"] as const;

export const bettingRecord = call({
  name: "bettingRecord",
  method: "GET",
  path: "/records/bets",
  access: "member",
  input: z.object({
    language: z.string().max(5),
    ...recordPeriod,
    gameType: z.enum(GAME_TYPES).optional(),
    vendor: z.string().max(40).optional(),
    status: z.enum(BET_STATES).optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(500).default(10),
  }),
  value: z.object({
    list: z.array(
      z.object({
        roundId: z.string(),
        vendorName: z.string(),
        gameCode: z.string(),
        gameName: z.string(),
        gameType: z.string(),
        stake: money,
        payout: money,
        validBet: money,
        status: z.enum(BET_STATES),
        placedAt: instant,
        settledAt: instant.nullable(),
      }),
    ),
    totalPages: z.number().int(),
    totals: z.object({ stake: money, payout: money, validBet: money }),
  }),
});
