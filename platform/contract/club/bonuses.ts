import { z } from "zod";
import { GAME_TYPES } from "../play/game-types.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { BONUS_KINDS, BONUS_STATES } from "./bonus-kinds.ts";

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,20}$/, "bonus_code_invalid");

const clauses = z.object({
  /** The valid bet that releases it. */
  required: money,
  /** Hundredths of a percent of a valid bet that count; a type that is not named counts nothing. */
  contribution: z.array(z.object({ gameType: z.enum(GAME_TYPES), counts: z.number().int() })),
  /** The highest bet while it is open. */
  stakeMax: money,
  /** The most that becomes the member's own; null without a cap. */
  cashOutMax: money.nullable(),
  /** What is still to be bet of older credits; bets fill that first. */
  before: money,
});

/** A bonus that can be taken now; a deposit one without a deposit says which deposit it waits for. */
const offer = clauses.extend({
  term: z.string(),
  kind: z.enum(BONUS_KINDS),
  code: z.string().nullable(),
  /** Percent of the deposit; null for a code bonus. */
  percent: z.number().int().nullable(),
  depositMin: money.nullable(),
  amountMax: money.nullable(),
  isFirstDeposit: z.boolean(),
  /** The credited deposit that it is taken for; null while none is there, and for a code bonus. */
  deposit: z.object({ id: z.string(), amount: money }).nullable(),
  /** What it gives. A deposit bonus without a deposit shows what the least deposit gives. */
  amount: money,
  /** How often it is bet, and whether its deposit is bet with it. */
  wagering: z.number().int(),
  countsDeposit: z.boolean(),
  days: z.number().int(),
  endsAt: instant.nullable(),
  /** Why it cannot be taken now. */
  block: z.enum(["deposit_needed", "bonus_open"]).nullable(),
});

const bonus = clauses.omit({ before: true }).extend({
  id: z.string(),
  term: z.string(),
  kind: z.enum(BONUS_KINDS),
  amount: money,
  done: money,
  state: z.enum(BONUS_STATES),
  openedAt: instant,
  expiresAt: instant,
  endedAt: instant.nullable(),
  /** What went back when it ended. */
  takenBack: money,
});

/** The bonuses that the member can take, with the one of `code`. Refuses an unknown one with bonus_unknown. */
export const bonusOffers = call({
  name: "bonusOffers",
  method: "GET",
  path: "/bonuses/offers",
  access: "real",
  law: "welcomeBonus",
  input: z.object({ code: code.optional() }),
  value: z.object({ offers: z.array(offer) }),
});

/**
 * Takes a bonus under the clauses that were shown. The same key again returns the same bonus. Refuses
 * with bonus_unknown, bonus_open, bonus_taken, bonus_gone, bonus_same_person, deposit_needed,
 * round_open, terms_changed, and whom no offers are made.
 */
export const bonusTake = call({
  name: "bonusTake",
  method: "POST",
  path: "/bonuses/take",
  access: "real",
  law: "welcomeBonus",
  keyed: true,
  input: z.object({
    term: z.string().max(30),
    code: code.optional(),
    /** The deposit's id; empty for a code bonus. */
    deposit: z.string().max(64),
    /** As shown; other figures are refused with terms_changed. */
    amount: money,
    required: money,
  }),
  value: bonus,
});

/** The member's bonuses, the newest first, with the money of the open one. */
export const bonuses = call({
  name: "bonuses",
  method: "GET",
  path: "/bonuses",
  access: "real",
  input: z.object({
    kind: z.enum(BONUS_KINDS).optional(),
    state: z.enum(BONUS_STATES).optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  value: z.object({
    open: bonus
      .extend({
        before: money,
        /** What giving it up takes now, and what stays the member's own. */
        forfeit: money,
        own: money,
        /** A round is not settled, so it cannot be given up now. */
        isPlaying: z.boolean(),
      })
      .nullable(),
    list: z.array(bonus),
    totalPages: z.number().int(),
  }),
});

/**
 * Gives the open bonus up: its money goes back, and the member's own stays. The same again changes
 * nothing. Refuses with bonus_unknown, and with round_open while a round is not settled.
 */
export const bonusGiveUp = call({
  name: "bonusGiveUp",
  method: "POST",
  path: "/bonuses/give-up",
  access: "real",
  keyed: true,
  input: z.object({ id: z.string().max(64) }),
  value: bonus,
});
