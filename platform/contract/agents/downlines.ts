import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { rates } from "./rates.ts";
import { accountBelow, calendarDay } from "./team.ts";
import { AGENT_MESSAGE } from "./team-kinds.ts";

const count = z.number().int();
/** Where a list goes on: what the page before it named, unread. */
export const pageAfter = z.string().min(1).max(200).optional();
export const pageSize = z.coerce.number().int().min(1).max(100).default(20);
const yes = z.stringbool().default(false);

/** Somebody of a team, in a list. */
const person = z.object({
  account: z.string(),
  type: z.number().int(),
  /** 1 is directly below the account whose people are listed. */
  level: z.number().int(),
  upline: z.string(),
  isBlocked: z.boolean(),
  isOnline: z.boolean(),
  balance: money,
  /** Everybody below and their cash; zero for a player. */
  members: count,
  teamBalance: money,
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
  /** In force now. */
  rates,
});
export type Person = z.infer<typeof person>;

/**
 * The people below the agent, or below an account of their team, by name. `search` is a part of the
 * account's name. "active" played in the last seven days.
 */
export const downlines = call({
  name: "downlines",
  method: "GET",
  path: "/agent/downlines",
  access: "agent",
  input: z.object({
    account: accountBelow,
    level: z.enum(["direct", "all"]).default("direct"),
    search: z.string().trim().max(64).optional(),
    kind: z.enum(["agent", "player"]).optional(),
    online: yes,
    active: yes,
    hasBalance: yes,
    registeredFrom: calendarDay.optional(),
    registeredTo: calendarDay.optional(),
    after: pageAfter,
    pageSize,
  }),
  value: z.object({
    /** From directly below the agent down to the account; empty for the agent's own people. */
    trail: z.array(z.object({ account: z.string() })),
    list: z.array(person),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
});

/** One account of the agent's team, its contacts masked. Documents and payout accounts stay hidden. */
export const downlineOne = call({
  name: "downlineOne",
  method: "GET",
  path: "/agent/downlines/one",
  access: "agent",
  input: z.object({ account: z.string().trim().min(1).max(64) }),
  value: z.object({
    person,
    trail: z.array(z.object({ account: z.string() })),
    nickname: z.string(),
    /** "a•••@correo.mx" and "•••• 1234"; null where none was entered. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    agents: count,
    online: count,
    /** The own play and money of the last 30 days, without those below. */
    own: z.object({
      stake: money,
      payout: money,
      validBet: money,
      deposits: money,
      withdrawals: money,
    }),
  }),
});

const { subjectMax, textMax } = AGENT_MESSAGE;
const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((typed) => [...typed].length <= most);

/**
 * Writes to one account of the agent's team, which reads it among its messages and cannot answer. Plain
 * text. Refuses with unknown_downline, and with too_many_attempts beyond five an hour to one account
 * or sixty to all.
 */
export const downlineMessage = call({
  name: "downlineMessage",
  method: "POST",
  path: "/agent/downlines/message",
  access: "agent",
  keyed: true,
  input: z.object({
    account: z.string().trim().min(1).max(64),
    subject: words(subjectMax).regex(/^\P{Cc}+$/u),
    text: words(textMax).regex(/^(?:\P{Cc}|\n)+$/u),
  }),
  value: nothing,
});
