import { z } from "zod";
import {
  FUNDS_REFUSED_FOR,
  FUNDS_SOURCES,
  FUNDS_STATES,
  INCOME_BANDS,
} from "../../../members/person/funds-kinds.ts";
import { call } from "../../../wire/call.ts";
import { instant, money } from "../../../wire/money.ts";
import { waiting } from "../../outcome.ts";

const reference = z.string().min(1).max(40);

const request = {
  reference: z.string(),
  state: z.enum(FUNDS_STATES),
  at: instant,
  source: z.enum(FUNDS_SOURCES).nullable(),
  income: z.enum(INCOME_BANDS).nullable(),
};

/**
 * Fifty answers at most: those that wait for a decision, the oldest first. With `all`, those of every
 * state, the newest first.
 */
export const staffFundsList = call({
  name: "staffFundsList",
  method: "GET",
  path: "/staff/funds",
  access: "staff",
  permission: "funds.list",
  line: "funds list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      ...request,
      account: z.string(),
      /** True for a politically exposed person, whose money two people look at. */
      isExposed: z.boolean(),
    }),
  ),
});

/**
 * One answer, with what the member paid in during thirty days, and the earlier ones. Each look is written
 * in the audit. Refuses with unknown_funds.
 */
export const staffFundsShow = call({
  name: "staffFundsShow",
  method: "POST",
  path: "/staff/funds/show",
  access: "staff",
  permission: "funds.look",
  line: "funds show <merchant> <reference>",
  input: z.object({ reference }),
  value: z.object({
    ...request,
    account: z.string(),
    isExposed: z.boolean(),
    /** The sum of thirty days that asked, and what was paid in until now. */
    sum: money,
    paidIn: money,
    words: z.string(),
    decidedAt: instant.nullable(),
    decidedBy: z.string().nullable(),
    reason: z.enum(FUNDS_REFUSED_FOR).nullable(),
    note: z.string().nullable(),
    validUntil: instant.nullable(),
    others: z.array(z.object(request)),
  }),
});

/**
 * Decides about an answer and tells the member. An accepted one counts for a year. To accept that of a
 * politically exposed person takes two people. Refuses with unknown_funds, and with funds_decided what no
 * answer waits in.
 */
export const staffFundsDecide = call({
  name: "staffFundsDecide",
  method: "POST",
  path: "/staff/funds/decide",
  access: "staff",
  permission: "funds.decide",
  line: "funds <decision> <merchant> <reference>",
  input: z.object({
    decision: z.enum(["accept", "refuse"]),
    reference,
    /** Why, for the next reader. */
    note: z.string().trim().min(3).max(500),
    /** What the member reads of a refusal. */
    reason: z.enum(FUNDS_REFUSED_FOR).default("other"),
  }),
  value: waiting,
});
