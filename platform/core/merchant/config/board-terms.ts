import { z } from "zod";
import { BOARD_MEASURES, BOARD_PERIODS } from "../../../contract/club/boards.ts";
import { languageTag } from "../../../contract/languages/language-tag.ts";
import { GAME_TYPES } from "../../../contract/play/game-types.ts";
import { writtenAmount } from "../../../domain/money/amount-setting.ts";

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const prize = z.strictObject({
  /** The last place with it; the first one follows the prize before. */
  upTo: z.int().min(1).max(100),
  cash: writtenAmount.default(0n),
  points: z.int().min(0).max(1_000_000).default(0),
});

const board = z
  .strictObject({
    /** Names the board for as long as it pays. */
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    names: z.record(languageTag, z.string().min(1).max(60)),
    measure: z.enum(BOARD_MEASURES),
    /** How often it begins anew; without one it has `startsAt` and `endsAt`. */
    every: z.enum(BOARD_PERIODS).optional(),
    startsAt: instant.optional(),
    endsAt: instant.optional(),
    /** Without a list every type, and every game, counts. */
    gameTypes: z.array(z.enum(GAME_TYPES)).min(1).optional(),
    games: z.array(z.string().max(60)).min(1).max(50).optional(),
    /** The least stake of a round, for MULTIPLE. */
    leastStake: writtenAmount.default(0n),
    /** The least figure that is ranked: an amount, or a multiple such as "10.00". */
    least: writtenAmount,
    /** How long after the end rounds that began before it may still close. */
    waitMinutes: z.int().min(10).max(2_880).default(60),
    /** Who takes part must press once; the points are what it costs. */
    entry: z.strictObject({ points: z.int().min(0).max(1_000_000).default(0) }).optional(),
    /** How often cash must be bet before it can be withdrawn. */
    wagering: z.int().min(0).max(40),
    prizes: z.array(prize).min(1).max(20),
  })
  .refine(({ every, startsAt, endsAt }) => (every ? !startsAt && !endsAt : startsAt && endsAt), {
    message: "every, or startsAt and endsAt",
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    message: "startsAt < endsAt",
  })
  .refine(({ least }) => least > 0n, { message: "least > 0" })
  .refine(({ measure, leastStake }) => measure === "MULTIPLE" || leastStake === 0n, {
    message: "leastStake is for MULTIPLE",
  })
  .refine(({ prizes }) => prizes.every(({ upTo }, at) => upTo > (prizes[at - 1]?.upTo ?? 0)), {
    message: "prizes in the order of their places",
  });

export type BoardTerms = z.output<typeof board>;

/** Reads the terms of one board from their stored form. */
export const boardTerms = board;

/** The part of a merchant's settings that has its boards and tournaments. */
export const boardSettings = z.object({
  boards: z
    .array(board)
    .max(20)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      message: "each board has an id of its own",
    })
    .default([]),
});
