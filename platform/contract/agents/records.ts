import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { GAME_TYPES } from "../play/game-types.ts";
import { MOVEMENT_REASONS, RECORD_KINDS } from "../play/record-kinds.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { pageAfter, pageSize } from "./downlines.ts";
import { accountBelow, overDays } from "./team.ts";
import { TEAM_BET_STATES, TEAM_RECORD_KINDS, TEAM_SCOPES } from "./team-kinds.ts";

const scope = z.enum(TEAM_SCOPES).default("all");

/**
 * The settled rounds of a team, the latest first, by their day. The totals cover all pages; they are
 * null when a vendor, a game or a state narrows the list.
 */
export const teamBets = call({
  name: "teamBets",
  method: "GET",
  path: "/agent/bets",
  access: "agent",
  input: overDays({
    language: languageTag,
    account: accountBelow,
    scope,
    gameType: z.enum(GAME_TYPES).optional(),
    vendor: z.string().max(40).optional(),
    game: z.string().max(80).optional(),
    status: z.enum(TEAM_BET_STATES).optional(),
    after: pageAfter,
    pageSize,
  }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        account: z.string(),
        gameName: z.string(),
        vendorName: z.string(),
        gameType: z.enum(GAME_TYPES),
        roundId: z.string(),
        stake: money,
        payout: money,
        validBet: money,
        status: z.enum(TEAM_BET_STATES),
        /** True for a later correction of a round, whose stake is zero. */
        isCorrection: z.boolean(),
        settledAt: instant,
      }),
    ),
    totals: z
      .object({ rounds: z.number().int(), stake: money, payout: money, validBet: money })
      .nullable(),
    vendors: z.array(z.object({ code: z.string(), name: z.string() })),
    next: z.string().nullable(),
  }),
});

const loss = z.object({
  deposits: money,
  withdrawals: money,
  stake: money,
  payout: money,
  validBet: money,
  rebate: money,
  activity: money,
  salary: money,
  dividend: money,
  profit: money,
});
export type Loss = z.infer<typeof loss>;

/**
 * What the people directly below an account won and lost, each with everybody below them. The
 * account's own row comes apart, and the totals are those of its whole team.
 */
export const teamLosses = call({
  name: "teamLosses",
  method: "GET",
  path: "/agent/losses",
  access: "agent",
  input: overDays({
    account: accountBelow,
    search: z.string().trim().max(64).optional(),
    after: pageAfter,
    pageSize,
  }),
  value: z.object({
    trail: z.array(z.object({ account: z.string() })),
    own: loss,
    list: z.array(loss.extend({ account: z.string(), type: z.number().int() })),
    totals: loss,
    next: z.string().nullable(),
  }),
});

/** A team's movements of money, the newest first. `number` is a movement's whole reference. */
export const teamRecords = call({
  name: "teamRecords",
  method: "GET",
  path: "/agent/records",
  access: "agent",
  input: overDays({
    account: accountBelow,
    scope,
    kind: z.enum(TEAM_RECORD_KINDS).optional(),
    number: z.string().trim().max(80).optional(),
    after: pageAfter,
    pageSize,
  }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        account: z.string(),
        kind: z.enum(RECORD_KINDS),
        amount: money,
        balance: money,
        /** Empty where `reason` says what it was for. */
        number: z.string(),
        reason: z.enum(MOVEMENT_REASONS).nullable(),
        at: instant,
      }),
    ),
    next: z.string().nullable(),
  }),
});
