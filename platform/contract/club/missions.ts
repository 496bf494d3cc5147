import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { shownSpins } from "./gifts/spin-reward.ts";
import { ACTIVITY_STATUSES } from "./promotions.ts";

export const MISSION_PERIODS = ["ONCE", "DAY", "WEEK"] as const;
export const MISSION_EVENTS = [
  "FIRST_DEPOSIT",
  "DEPOSIT_SUM",
  "BET_SUM",
  "SIGN_IN_DAYS",
  "GAMES_PLAYED",
  "WIN_MULTIPLE",
  "BIND_PHONE",
] as const;
/** The events that are about money. The others count. */
export const MONEY_EVENTS = ["FIRST_DEPOSIT", "DEPOSIT_SUM", "BET_SUM"] as const;
/** The games whose bets a mission may count, named like their points. */
export const MISSION_GAMES = ["LIVE", "LOTTERY", "PVP", "SLOTS", "SPORTS"] as const;
/** Whether a claim pays at once, or waits for staff. */
export const MISSION_ISSUES = ["AT_ONCE", "BY_STAFF"] as const;
/** How a member stands to a mission in one period. */
export const MISSION_PART_STATES = ["JOINED", "APPLIED", "REFUSED", "ISSUED", "CLAIMED"] as const;

const card = z.object({
  id: z.string(),
  event: z.enum(MISSION_EVENTS),
  icon: z.string(),
  title: z.string(),
  text: z.string(),
  period: z.enum(MISSION_PERIODS),
  /** The games that count for BET_SUM; null for all, and for other events. */
  games: z.enum(MISSION_GAMES).nullable(),
  /** Set for missions that count money. Others set `targetCount`. */
  targetAmount: money.nullable(),
  targetCount: z.number().int().nullable(),
  /** Cash, whole points and free spins; one of them at least. */
  reward: money,
  points: z.number().int(),
  spins: shownSpins.nullable(),
  /** How many times the cash must be bet before it can be withdrawn. */
  wagering: z.number().int(),
  startsAt: instant.nullable(),
  status: z.enum(ACTIVITY_STATUSES).nullable(),
  /** What the member did so far in this period; null for guests, and outside of the mission's days. */
  own: z
    .object({
      /** Names the period, for joining and claiming. */
      period: z.string(),
      amount: money,
      count: z.number().int(),
      /** The end of the period; null for one without. */
      until: instant.nullable(),
    })
    .nullable(),
});

/**
 * Lists the missions, with the member's own progress. Nothing is listed for a member in a break
 * ("break"), and a trial account sees them without progress ("trial").
 */
export const missionList = call({
  name: "missionList",
  method: "GET",
  path: "/missions",
  access: "guest",
  law: "missions",
  input: z.object({ language: languageTag }),
  value: z.object({
    standing: z.enum(["guest", "trial", "break", "open"]),
    list: z.array(card),
  }),
});

const named = z.object({
  mission: z.string().max(60),
  /** The period that the member saw; another is refused with mission_over. */
  period: z.string().max(20),
});

/**
 * Joins a mission for its period; twice is once. Refuses with unknown_mission, mission_over, on_break,
 * account_held and account_leaving.
 */
export const missionJoin = call({
  name: "missionJoin",
  method: "POST",
  path: "/missions/join",
  access: "real",
  law: "missions",
  input: named,
  value: z.object({ status: z.enum(ACTIVITY_STATUSES) }),
});

/**
 * Takes the reward of a mission that is reached, or asks staff for it, and joins it first where the
 * member has not. Twice pays once. Refuses like missionJoin, with mission_not_joined, terms_changed and
 * mission_not_reached, and free spins as freeSpinTake does.
 */
export const missionClaim = call({
  name: "missionClaim",
  method: "POST",
  path: "/missions/claim",
  access: "real",
  law: "missions",
  keyed: true,
  input: named.extend({
    /** The wagering that the member saw; a claim that joins is refused with terms_changed for another. */
    multiple: z.number().int().optional(),
  }),
  value: z.object({ status: z.enum(ACTIVITY_STATUSES), reward: money, points: z.number().int() }),
});

/** How many rewards the member can take now, joined or not. */
export const missionSummary = call({
  name: "missionSummary",
  method: "GET",
  path: "/missions/summary",
  access: "real",
  law: "missions",
  input: z.object({}),
  value: z.object({ claimable: z.number().int() }),
});
