import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { isTimeZone } from "../wire/time-zone.ts";
import { GAME_TYPES } from "./game-types.ts";

const end = z.coerce.number().pipe(instant.max(8.64e15));

/**
 * The member's results from closed rounds, by day of settlement and by category, with the same
 * period's deposits and withdrawals. Days are days of `timeZone`; days without play are left out. A
 * longer period is cut to its last 366 days.
 */
export const profitRecord = call({
  name: "profitRecord",
  method: "GET",
  path: "/records/profit",
  access: "member",
  input: z.object({
    from: end,
    to: end,
    timeZone: z
      .string()
      .max(60)
      .regex(/^[A-Za-z0-9_+/-]+$/)
      .refine(isTimeZone),
  }),
  value: z.object({
    list: z.array(
      z.object({
        /** A calendar day: "2026-11-21". */
        day: z.string(),
        gameType: z.enum(GAME_TYPES),
        rounds: z.number().int(),
        stake: money,
        payout: money,
        validBet: money,
      }),
    ),
    deposits: money,
    /** The money that reached the member. */
    withdrawals: money,
  }),
});
