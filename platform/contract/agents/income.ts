import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { CONTRACT_KINDS } from "./contract-kinds.ts";
import { pageAfter, pageSize } from "./downlines.ts";
import { INCOME_KINDS, REBATE_SOURCES } from "./income-kinds.ts";
import { RATE_CATEGORIES } from "./rate-categories.ts";
import { calendarDay, overDays } from "./team.ts";

/** The largest number that the database has for a run. */
const RUN_MOST = 2_147_483_647;
const kind = z.enum(INCOME_KINDS);
const category = z.enum(RATE_CATEGORIES);
/** Basis points. */
const rate = z.int();

/**
 * What the agent got and paid as an agent, by the day on which the money moved, the latest first. A
 * kind narrows the list; the totals are those of all kinds. Amounts paid to downlines are negative.
 */
export const agentIncome = call({
  name: "agentIncome",
  method: "GET",
  path: "/agent/income",
  access: "agent",
  input: overDays({ kind: kind.optional(), after: pageAfter, pageSize }),
  value: z.object({
    totals: z.object({ byKind: z.array(z.object({ kind, amount: money })), income: money }),
    list: z.array(z.object({ day: calendarDay, kind, amount: money })),
    next: z.string().nullable(),
  }),
});

/** A rebate of one day's play in a category; `day` is the day of the play. */
const rebate = z.object({
  day: calendarDay,
  category,
  source: z.enum(REBATE_SOURCES),
  rate,
  validBet: money,
  gross: money,
  /** What corrections had taken before, and what is left of it; zero or less. */
  carryIn: money,
  carryOut: money,
  amount: money,
});

/** What the lottery rounds that one run counted gave the agent. */
const difference = z.object({
  run: z.int(),
  madeAt: instant,
  /** The stakes that count. */
  stake: money,
  gross: money,
  /** What corrections had taken before, and what is left of it; zero or less. */
  carryIn: money,
  carryOut: money,
  amount: money,
});

/** The movements that make a line of the income, the latest first. */
export const agentIncomeOne = call({
  name: "agentIncomeOne",
  method: "GET",
  path: "/agent/income/line",
  access: "agent",
  input: z.object({ day: calendarDay, kind, after: pageAfter, pageSize }),
  value: z.object({
    /** The line's sum: zero for a day without it. */
    amount: money,
    list: z.array(
      z.object({
        id: z.string(),
        at: instant,
        amount: money,
        rebate: rebate.nullable(),
        difference: difference.nullable(),
        /** `account` is the other party; null is the operator. */
        bill: z
          .object({
            kind: z.enum(CONTRACT_KINDS),
            period: z.string(),
            contractId: z.string(),
            /** The days that it counted, both included. */
            from: calendarDay,
            to: calendarDay,
            account: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
});

/**
 * The direct downlines whose teams gave a rebate, by account. Each share is rounded down by itself,
 * so that their sum may be a little less than the gross. Refuses with unknown_rebate.
 */
export const agentRebateOne = call({
  name: "agentRebateOne",
  method: "GET",
  path: "/agent/income/rebate",
  access: "agent",
  input: z.object({ day: calendarDay, category, after: pageAfter, pageSize }),
  value: z.object({
    rebate,
    list: z.array(
      z.object({
        account: z.string(),
        type: z.int(),
        /** False for somebody who has left the team since. */
        isBelow: z.boolean(),
        rate,
        validBet: money,
        share: money,
      }),
    ),
    next: z.string().nullable(),
  }),
});

/**
 * The bets that a run of lottery differences counted, the latest first, for all or one `party`. A
 * correction is a bet of its own, with a negative stake where it took something back. Refuses with
 * unknown_difference.
 */
export const agentDifferenceOne = call({
  name: "agentDifferenceOne",
  method: "GET",
  path: "/agent/income/difference",
  access: "agent",
  input: z.object({
    run: z.coerce.number().int().min(1).max(RUN_MOST),
    party: z.string().min(1).max(100).optional(),
    after: pageAfter,
    pageSize,
  }),
  value: z.object({
    difference,
    list: z.array(
      z.object({
        id: z.string(),
        at: instant,
        account: z.string(),
        ...{ game: z.string(), roundId: z.string() },
        /** The agent's series as the round settled, and the highest one between it and the bet. */
        ...{ series: z.int(), below: z.int() },
        ...{ stake: money, share: money },
      }),
    ),
    next: z.string().nullable(),
  }),
});
