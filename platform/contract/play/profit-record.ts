import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { GAME_TYPES } from "./game-types.ts";

const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
};

const end = z.coerce.number().pipe(instant.max(8.64e15));

/**
 * What the member's closed rounds brought, by the day they were settled on and by category, and what
 * went in and out of the site in the same time. Days are those of `timeZone`; days without play are
 * left out. At most 366 days are looked at, the last ones.
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
      .refine(isZone),
  }),
  value: z.object({
    list: z.array(
      z.object({
        /** As a calendar writes it: "2026-11-21". */
        day: z.string(),
        gameType: z.enum(GAME_TYPES),
        rounds: z.number().int(),
        stake: money,
        payout: money,
        validBet: money,
      }),
    ),
    deposits: money,
    /** What reached the member. */
    withdrawals: money,
  }),
});
