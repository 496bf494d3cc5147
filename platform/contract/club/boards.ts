import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { GAME_TYPES } from "../play/game-types.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { ACTIVITY_STATUSES } from "./promotions.ts";

/** What a board ranks by: the sum of valid bets, or the highest multiple of one round. */
export const BOARD_MEASURES = ["VALID_BET", "MULTIPLE"] as const;
export type BoardMeasure = (typeof BOARD_MEASURES)[number];
/** A board of these begins anew by itself; a tournament has a beginning and an end. */
export const BOARD_PERIODS = ["DAY", "WEEK", "MONTH"] as const;
/** So many places are shown. */
export const BOARD_PLACES = 20;

const prize = z.object({
  /** The places with this prize, both included. */
  from: z.number().int(),
  to: z.number().int(),
  /** In ledger units; 0 without any. */
  cash: money,
  points: z.number().int(),
});
export type BoardPrize = z.output<typeof prize>;

const row = z.object({
  place: z.number().int(),
  /** Masked, as others see it. */
  player: z.string(),
  isOwn: z.boolean(),
  /** Ledger units for VALID_BET; ten-thousandths of the stake for MULTIPLE. */
  figure: money,
  cash: money,
  points: z.number().int(),
});
export type BoardRow = z.output<typeof row>;

/** Null for a guest and a trial account. `place` is null for whoever is not ranked. */
const own = z.object({ place: z.number().int().nullable(), figure: money }).nullable();

const card = z.object({
  id: z.string(),
  /** Names the period, for joining. */
  period: z.string(),
  name: z.string(),
  measure: z.enum(BOARD_MEASURES),
  /** Null for a tournament. */
  every: z.enum(BOARD_PERIODS).nullable(),
  /** Null when all types count. */
  gameTypes: z.array(z.enum(GAME_TYPES)).nullable(),
  /** The names of the games that count; null when all do. */
  games: z.array(z.string()).nullable(),
  /** The least stake of a round that counts, for MULTIPLE. */
  leastStake: money,
  /** The least figure that is ranked. */
  least: money,
  startsAt: instant,
  endsAt: instant,
  /** When the ranks are final and the prizes are paid. */
  freezesAt: instant,
  /** Null while it runs and there is nothing to join. */
  status: z.enum(ACTIVITY_STATUSES).nullable(),
  /** Null for a board without an entry; `points` is what it costs. */
  entry: z.object({ points: z.number().int(), isJoined: z.boolean() }).nullable(),
  /** How often cash must be bet before it can be withdrawn. */
  wagering: z.number().int(),
  prizes: z.array(prize),
  rows: z.array(row),
  own,
});
export type BoardCard = z.output<typeof card>;

const standing = z.enum(["guest", "trial", "break", "open"]);

/**
 * The boards that run or are announced, each with its first three places. Nothing is listed for a
 * member in a break ("break"), and a trial account ("trial") takes no part.
 */
export const leaderboards = call({
  name: "leaderboards",
  method: "GET",
  path: "/boards",
  access: "guest",
  law: "missions",
  input: z.object({ language: languageTag }),
  value: z.object({ standing, list: z.array(card) }),
});

const note = z.object({
  ...{ id: z.string(), name: z.string(), measure: z.enum(BOARD_MEASURES) },
  ...{ startsAt: instant, endsAt: instant },
  /** True for one with a beginning and an end of its own. */
  isTournament: z.boolean(),
  hasEntry: z.boolean(),
  /** The prize of the first place. */
  prize: z.object({ cash: money, points: z.number().int() }),
  /** The types of the games that count; null when all do. */
  gameTypes: z.array(z.enum(GAME_TYPES)).nullable(),
  /** The codes of the games that count; null when all of those types do. */
  games: z.array(z.string()).nullable(),
  /** The member's part; null for a guest, a trial account, and who has not entered. */
  own: z
    .object({
      place: z.number().int().nullable(),
      /** What that place gives now; nothing without a place. */
      prize: z.object({ cash: money, points: z.number().int() }),
    })
    .nullable(),
});
export type BoardNote = z.output<typeof note>;

/**
 * The boards that run or begin within a day, in brief: for a note beside the games. Nothing is listed for
 * a member in a break.
 */
export const boardNotes = call({
  name: "boardNotes",
  method: "GET",
  path: "/boards/notes",
  access: "guest",
  law: "missions",
  input: z.object({ language: languageTag }),
  value: z.object({ standing, list: z.array(note) }),
});

/**
 * One board with its first twenty places, the member's own place beyond them, and the period before.
 * Refuses with unknown_board, and with on_break who is in a break.
 */
export const leaderboard = call({
  name: "leaderboard",
  method: "GET",
  path: "/boards/one",
  access: "guest",
  law: "missions",
  input: z.object({ board: z.string().max(60), language: languageTag }),
  value: z.object({
    standing,
    /** Null between two tournaments. */
    board: card.nullable(),
    /** The last period that ended. Its ranks are final once `isFinal`. */
    last: card
      .extend({
        isFinal: z.boolean(),
        /** The member's prize: it waits in the reward centre, or was paid; null without one. */
        award: z.enum(["WAITING", "PAID"]).nullable(),
      })
      .nullable(),
  }),
});

/**
 * Enters a board that has an entry, for the period that the member saw, once; the entry's points are
 * taken with it. Refuses with unknown_board, board_over, not_enough_points, and what a break forbids.
 */
export const boardJoin = call({
  name: "boardJoin",
  method: "POST",
  path: "/boards/join",
  access: "real",
  law: "missions",
  keyed: true,
  input: z.object({ board: z.string().max(60), period: z.string().max(20) }),
  value: z.object({ status: z.enum(ACTIVITY_STATUSES) }),
});
