import { z } from "zod";
import { GAME_TYPES } from "../play/game-types.ts";
import { call } from "../wire/call.ts";
import { money } from "../wire/money.ts";

/** A calendar day of the merchant's zone: "2026-11-21". */
export const calendarDay = z.iso.date();
/** A name below the agent who asks; without it the agent's own team. */
export const accountBelow = z.string().trim().min(1).max(64).optional();

const YEAR_MS = 366 * 86_400_000;

/** The input of a list over days of the merchant's zone, both ends included, a year at most. */
export const overDays = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ from: calendarDay, to: calendarDay })
    .extend(shape)
    .refine(
      (input) => {
        const { from, to } = input as { from: string; to: string };
        return from <= to && Date.parse(to) - Date.parse(from) <= YEAR_MS;
      },
      { path: ["to"], error: "invalid_period" },
    );

const count = z.number().int();

/** What a team did in a period, the agent included. Amounts of players; trial accounts are left out. */
const figures = z.object({
  newMembers: count,
  firstDeposits: count,
  /** Members with a closed round, on the average day of the period, rounded. */
  active: count,
  stake: money,
  payout: money,
  validBet: money,
  deposits: money,
  withdrawals: money,
  transfersIn: money,
  transfersOut: money,
  rebate: money,
  activity: money,
  salary: money,
  dividend: money,
  /** Payouts minus stakes, with rebate, activity and salary (domain 5.2): what the team won. */
  profit: money,
});
export type TeamFigures = z.infer<typeof figures>;

/**
 * What a team did from one day to another, both included, and in the period of the same length
 * before. Today's figures are at most a minute old. With a category, play alone is counted by it.
 */
export const agentOverview = call({
  name: "agentOverview",
  method: "GET",
  path: "/agent/overview",
  access: "agent",
  input: overDays({ gameType: z.enum(GAME_TYPES).optional(), account: accountBelow }),
  value: z.object({
    team: z.object({
      /** Everybody below, agents included. */
      members: count,
      agents: count,
      /** Seen in the last five minutes. */
      online: count,
      /** The cash of everybody below. */
      balance: money,
    }),
    now: figures,
    before: figures,
    days: z.array(
      z.object({
        day: calendarDay,
        validBet: money,
        deposits: money,
        withdrawals: money,
        profit: money,
        active: count,
        newMembers: count,
      }),
    ),
  }),
});
