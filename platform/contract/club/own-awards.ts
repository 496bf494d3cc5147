import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { AWARD_KINDS, AWARD_STATES } from "./awards.ts";
import { DRAWS } from "./gifts/draws.ts";
import { shownSpins } from "./gifts/spin-reward.ts";

const award = z.object({
  id: z.string(),
  kind: z.enum(AWARD_KINDS),
  /** The rule that gave it, such as "levelUpgrade:3". */
  rule: z.string(),
  /** The period of the rule, such as "2026-11"; empty for once ever. */
  period: z.string(),
  amount: money,
  /** Whole points. */
  points: z.number().int(),
  spins: shownSpins.nullable(),
  /** How often the cash must be bet before it can be withdrawn, as the law of the place allows. */
  multiple: z.number().int(),
  state: z.enum(AWARD_STATES),
  reachedAt: instant,
  expiresAt: instant.nullable(),
  issuedAt: instant.nullable(),
  /** The board that gave it; null for another kind. */
  board: z.object({ id: z.string(), name: z.string() }).nullable(),
});

/** The member's own awards that can be taken, and the newest that were. */
export const awards = call({
  name: "awards",
  method: "GET",
  path: "/awards",
  access: "real",
  input: z.object({}),
  value: z.object({ open: z.array(award), taken: z.array(award) }),
});

/** The member's awards that were paid, or that nobody took in time; twenty on a page, newest first. */
export const awardHistory = call({
  name: "awardHistory",
  method: "GET",
  path: "/awards/history",
  access: "real",
  input: z.object({
    of: z.enum(["CLAIMED", "EXPIRED"]),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  value: z.object({ list: z.array(award), totalPages: z.number().int() }),
});

/** How many awards the member can take now; none in a break. */
export const rewardSummary = call({
  name: "rewardSummary",
  method: "GET",
  path: "/awards/summary",
  access: "real",
  input: z.object({}),
  value: z.object({
    /** True where the law of the place allows any kind of award. */
    isOffered: z.boolean(),
    claimable: z.number().int(),
    /** True where an invitation pays the member something. */
    hasReferral: z.boolean(),
  }),
});

/** What the member can try for beside awards: draws with the tickets of now; nothing in a break. */
export const rewardChances = call({
  name: "rewardChances",
  method: "GET",
  path: "/awards/chances",
  access: "real",
  input: z.object({}),
  value: z.object({
    /** True in a break, while the account is held, and while its owner is leaving. */
    isPaused: z.boolean(),
    /** The draws that the merchant holds, with what is left of today's tickets. */
    draws: z.array(z.object({ draw: z.enum(DRAWS), tickets: z.number().int(), endsAt: instant })),
    /** The rain of envelopes, with the end of the one of now; null without any. */
    rain: z
      .object({ tickets: z.number().int(), nowUntil: instant.nullable(), nextAt: instant })
      .nullable(),
    /** The raffle of now: numbers to take, and those that the member has; null without any. */
    raffle: z
      .object({ toTake: z.number().int(), taken: z.number().int(), endsAt: instant })
      .nullable(),
    /** What a day's net loss gives back on the next day; null where nothing is offered. */
    rescue: z
      .object({
        least: money,
        basisPoints: z.number().int(),
        most: money,
        /** It is taken only while the member owns less than this. */
        balanceBelow: money,
        multiple: z.number().int(),
      })
      .nullable(),
  }),
});

/**
 * Takes an award; missionClaim takes those of missions. A second press gets the same answer and pays
 * nothing. Refuses with unknown_award, award_gone, terms_changed, balance_not_low, on_break, account_held,
 * account_leaving and not_allowed_here.
 */
export const awardClaim = call({
  name: "awardClaim",
  method: "POST",
  path: "/awards/claim",
  access: "real",
  keyed: true,
  input: z.object({
    id: z.string().max(64),
    /** The wagering that the member saw; another is refused with terms_changed. */
    multiple: z.number().int(),
  }),
  value: award,
});
