import { z } from "zod";
import { call, nothing } from "../../wire/call.ts";
import { instant, money } from "../../wire/money.ts";
import {
  BREAK_KINDS,
  BREAK_SCOPES,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  LIMIT_SOURCES,
  SELF_TEST_MOST,
} from "./protection-kinds.ts";

const which = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };

const limitLine = z.object({
  ...which,
  /** What holds now; null without a limit. A limit on time counts minutes. */
  amount: money.nullable(),
  /** Who set what holds; null without a limit. */
  source: z.enum(LIMIT_SOURCES).nullable(),
  /** The player's own, which may be above what holds. */
  own: money.nullable(),
  used: money,
  /** A higher limit that was asked for. `amount` is null when none is to hold any more. */
  pending: z.object({ amount: money.nullable(), from: instant, until: instant }).nullable(),
});

const playBreak = z.object({
  kind: z.enum(BREAK_KINDS),
  scope: z.enum(BREAK_SCOPES),
  startedAt: instant,
  /** Null means for ever. */
  until: instant.nullable(),
  /** From when the player may ask to come back; null while that is not possible. */
  mayReturnFrom: instant.nullable(),
  /** From when the return may be confirmed; null until it was asked for. */
  mayConfirmFrom: instant.nullable(),
});

/** All that protects the member, and what they may choose. */
export const protectionShow = call({
  name: "protectionShow",
  method: "GET",
  path: "/protection",
  access: "real",
  input: z.object({}),
  value: z.object({
    limits: z.array(limitLine),
    now: instant,
    /** The end of each current period. */
    ends: z.object({ day: instant, week: instant, month: instant }),
    break: playBreak.nullable(),
    /** Minutes of play between two reality checks; null without them. */
    realityMinutes: z.number().int().nullable(),
    withdrawOnly: money,
    /** Since when a kind word about the member's play waits; null without one. */
    wordSince: instant.nullable(),
    choices: z.object({
      kinds: z.array(z.enum(LIMIT_KINDS)),
      /** Those of which the law wants a limit before a deposit, and there is none. */
      missing: z.array(z.enum(LIMIT_KINDS)),
      raiseWaitHours: z.number(),
      confirmHours: z.number(),
      timeOutHours: z.array(z.number().int()),
      exclusionMonths: z.array(z.number().int()),
      mayBeForEver: z.boolean(),
      /** What the law asks before a higher limit: a self-test; null where it asks for none. */
      raiseTest: z.object({ state: z.enum(["missing", "passed", "problem"]) }).nullable(),
      /** The highest stake of a slot's spin by law; null without a cap. */
      slotStakeMost: money.nullable(),
      reality: z.object({
        isForced: z.boolean(),
        min: z.number().int(),
        max: z.number().int(),
      }),
    }),
    events: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        by: z.enum(["player", "staff", "platform"]),
        at: instant,
        details: z.record(z.string(), z.string()),
      }),
    ),
  }),
});

/** The break that holds now; null without one. */
export const breakShow = call({
  name: "breakShow",
  method: "GET",
  path: "/protection/break",
  access: "real",
  input: z.object({}),
  value: z.object({ break: playBreak.nullable() }),
});

/** Sets a limit, or removes it with null. A lower one holds at once, a higher one has to wait. */
export const limitSet = call({
  name: "limitSet",
  method: "POST",
  path: "/protection/limits",
  access: "real",
  input: z.object({ ...which, amount: money.nullable() }),
  value: limitLine,
});

/** Keeps the result of a self-test for a month. The answers are not sent. */
export const selfTestKeep = call({
  name: "selfTestKeep",
  method: "POST",
  path: "/protection/self-test",
  access: "real",
  input: z.object({ score: z.number().int().min(0).max(SELF_TEST_MOST) }),
  value: z.object({ until: instant }),
});

/** The new yes to a higher limit, after its wait and before it lapses. */
export const limitConfirm = call({
  name: "limitConfirm",
  method: "POST",
  path: "/protection/limits/confirm",
  access: "real",
  input: z.object(which),
  value: limitLine,
});

/** Takes back a higher limit that was asked for. */
export const limitCancel = call({
  name: "limitCancel",
  method: "DELETE",
  path: "/protection/limits/pending",
  access: "real",
  input: z.object(which),
  value: limitLine,
});

/** A break that ends by itself. A longer one may follow, a shorter one changes nothing. */
export const timeOutStart = call({
  name: "timeOutStart",
  method: "POST",
  path: "/protection/time-out",
  access: "real",
  input: z.object({ hours: z.number().int().positive() }),
  value: playBreak,
});

/** Excludes the member, for months or for ever (null). Every session ends. */
export const exclusionStart = call({
  name: "exclusionStart",
  method: "POST",
  path: "/protection/exclusion",
  access: "real",
  input: z.object({ months: z.number().int().positive().nullable(), scope: z.enum(BREAK_SCOPES) }),
  value: playBreak,
});

/** Asks to come back after an exclusion whose time is over. A day to think follows. */
export const returnAsk = call({
  name: "returnAsk",
  method: "POST",
  path: "/protection/return",
  access: "real",
  input: z.object({}),
  value: playBreak,
});

/** Comes back, a day after it was asked. */
export const returnConfirm = call({
  name: "returnConfirm",
  method: "POST",
  path: "/protection/return/confirm",
  access: "real",
  input: z.object({}),
  value: nothing,
});

/** Chooses the minutes of play between two reality checks; null for none. */
export const realitySet = call({
  name: "realitySet",
  method: "POST",
  path: "/protection/reality",
  access: "real",
  input: z.object({ minutes: z.number().int().positive().nullable() }),
  value: z.object({ minutes: z.number().int().nullable() }),
});

/** Sets time and money before a session of play, where the law asks for it. Fixed while it lasts. */
export const playSessionStart = call({
  name: "playSessionStart",
  method: "POST",
  path: "/protection/session",
  access: "real",
  input: z.object({ minutes: z.number().int(), amount: money }),
  value: z.object({ until: instant }),
});

/** The clock of the sitting under way, for the header of a game. */
export const playClock = call({
  name: "playClock",
  method: "GET",
  path: "/protection/clock",
  access: "real",
  isUnseen: true,
  input: z.object({}),
  value: z.object({
    /** Null between sittings. */
    sitting: z
      .object({ from: instant, minutes: z.number().int(), staked: money, won: money, net: money })
      .nullable(),
    /** When the next reality check is due; in the past when one waits for its answer. */
    checkAt: instant.nullable(),
    /** The session that was set before, and what is left of its money; null without one. */
    session: z.object({ until: instant, left: money }).nullable(),
  }),
});

/** Answers a reality check: play goes on. */
export const realityAnswer = call({
  name: "realityAnswer",
  method: "POST",
  path: "/protection/reality/answer",
  access: "real",
  input: z.object({}),
  value: nothing,
});

/** The word about the member's play was read, and is not shown again. */
export const signalRead = call({
  name: "signalRead",
  method: "POST",
  path: "/protection/word/read",
  access: "real",
  input: z.object({}),
  value: nothing,
});

/** Twelve months of money and time, the newest first, and the net position since ever. */
export const playStatement = call({
  name: "playStatement",
  method: "GET",
  path: "/protection/statement",
  access: "real",
  input: z.object({}),
  value: z.object({
    months: z.array(
      z.object({
        /** "2026-11". */
        month: z.string(),
        deposits: money,
        withdrawals: money,
        staked: money,
        won: money,
        net: money,
        minutes: z.number().int(),
      }),
    ),
    /** Withdrawals less deposits, since the account was opened. */
    netEver: money,
  }),
});
