import { z } from "zod";
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  LIMIT_SOURCES,
} from "../../members/protection/protection-kinds.ts";
import { call } from "../../wire/call.ts";
import { instant, money } from "../../wire/money.ts";
import { waiting } from "../outcome.ts";

const account = z.string().min(1).max(64);
const which = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };
/** Why, for the next reader. The player does not read it. */
const reason = z.string().trim().min(3).max(500);

/** Every limit of a member with whoever set it. A limit on time counts minutes. */
export const staffLimitList = call({
  name: "staffLimitList",
  method: "GET",
  path: "/staff/limits",
  access: "staff",
  permission: "limit.list",
  line: "limit list <merchant> <account>",
  input: z.object({ account }),
  value: z.array(
    z.object({
      ...which,
      source: z.enum(LIMIT_SOURCES),
      amount: money,
      setAt: instant,
      /** Of a limit by staff; null in every other. */
      reason: z.string().nullable(),
      /** When a limit that is to go may be lifted, and until when; null when nothing waits. */
      liftFrom: instant.nullable(),
      liftUntil: instant.nullable(),
    }),
  ),
});

/**
 * Sets a limit of the brand's that is tighter than every one that holds. It holds for the next bet or
 * deposit. Refuses with limit_invalid, and with limit_not_tighter what would change nothing.
 */
export const staffLimitSet = call({
  name: "staffLimitSet",
  method: "POST",
  path: "/staff/limits/set",
  access: "staff",
  permission: "limit.set",
  line: "limit set <merchant> <account> <kind> <period>",
  input: z.object({ account, ...which, amount: money, reason }),
  value: z.object({ amount: money }),
});

/**
 * Takes a limit of the brand's away, in two steps as a player's raise. The first takes two people and
 * begins the wait; the second, after it and within its time, lifts the limit. Refuses with
 * unknown_limit, and with limit_waits before the time.
 */
export const staffLimitLift = call({
  name: "staffLimitLift",
  method: "POST",
  path: "/staff/limits/lift",
  access: "staff",
  permission: "limit.lift",
  line: "limit lift <merchant> <account> <kind> <period>",
  input: z.object({ account, ...which, reason }),
  value: waiting.extend({
    /** True once the limit is gone. */
    isLifted: z.boolean(),
    /** When the second step may be done; null while it waits for a person, and at the end. */
    liftFrom: instant.nullable(),
  }),
});
