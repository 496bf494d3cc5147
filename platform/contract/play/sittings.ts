import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { movement, waiting } from "./account-record.ts";
import { BET_STATES } from "./bet-states.ts";
import { recordPeriod } from "./record-period.ts";

const gameCode = z.string().min(1).max(64);

/** Where the next page of sittings goes on: an entry's number, then a sitting's beginning and game. */
export const sittingPlace = z.string().regex(/^\d{0,18}~\d{0,15}~[^~]{0,64}$/);

/** Where the next rounds of a sitting go on: how many were shown, and the last one's beginning and id. */
export const roundPlace = z.string().regex(/^\d{1,9}~\d{1,15}~.{1,64}$/);

/** The name of a sitting: when it began, and its game. */
export const sittingKey = z.object({ startedAt: z.coerce.number().pipe(instant), game: gameCode });

const sitting = z.object({
  startedAt: instant,
  lastAt: instant,
  game: z.object({ code: z.string(), name: z.string() }),
  rounds: z.number().int(),
  stake: money,
  payout: money,
});

/**
 * The movements of the member's cash, newest first, with the closed rounds of one game without a pause
 * of thirty minutes as one line that stands where they began. A period has what began in it.
 */
export const sittingRecord = call({
  name: "sittingRecord",
  method: "GET",
  path: "/records/sittings",
  access: "real",
  input: z.object({
    ...recordPeriod,
    after: sittingPlace.optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  value: z.object({
    list: z.array(
      z.discriminatedUnion("line", [
        z.object({ line: z.literal("sitting"), ...sitting.shape }),
        z.object({ line: z.literal("movement"), ...movement.shape }),
      ]),
    ),
    /** Rounds that are open, or closed a moment ago, which no sitting has yet. */
    counting: z.object({ rounds: z.number().int(), amount: money }),
    /** On the first page without a period. */
    waiting,
    next: z.string().nullable(),
    /**
     * Of all pages: `in` and `out` are movements other than play and moves between own purses, both
     * positive. `play` is what all rounds brought, also those still being counted.
     */
    totals: z.object({ in: money, out: money, play: money }),
  }),
});

/**
 * The rounds of one sitting of the member, newest first. A sitting that late rounds joined to an earlier
 * one is found by any instant in it. Refuses an unknown one with unknown_sitting.
 */
export const sittingRounds = call({
  name: "sittingRounds",
  method: "GET",
  path: "/records/sittings/rounds",
  access: "real",
  input: z.object({
    ...sittingKey.shape,
    after: roundPlace.optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  value: z.object({
    sitting,
    list: z.array(
      z.object({
        roundId: z.string(),
        vendor: z.string(),
        status: z.enum(BET_STATES),
        stake: money,
        payout: money,
        placedAt: instant,
      }),
    ),
    next: z.string().nullable(),
  }),
});
