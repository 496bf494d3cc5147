import { z } from "zod";
import { GAME_TYPES } from "../play/game-types.ts";
import { money } from "../wire/money.ts";
import {
  CARRIES,
  CONTRACT_KINDS,
  type ContractKind,
  DIVIDEND_MODES,
  PERIOD_LENGTHS,
} from "./contract-kinds.ts";

const TIERS_MAX = 10;
/** Basis points: 1 is 0.01 %. */
const rate = z.int().min(1).max(10_000);
const amount = money.refine((value) => value > 0n);
const mark = amount.nullable();
const members = z.int().min(1).max(1_000_000).nullable();
const minimumBet = money.refine((value) => value >= 0n);

const tier = z.object({
  rate,
  /** The team's valid bet of the period; null asks for nothing, here and below. */
  validBet: mark,
  /** The team's loss, as a positive amount. */
  loss: mark,
  /** Members whose own valid bet reached `minimumBet`. */
  active: members,
  minimumBet,
});
const hourTier = z.object({
  rate,
  /** The team's valid bet of the hour. */
  validBet: amount,
  active: members,
  minimumBet,
  /** The team's valid bet of the day before. */
  dayBefore: mark,
});
const roundRate = z.int().min(0).max(10_000);
const roundTier = z
  .object({
    /** The least stake of a round. */
    singleBet: amount,
    /** The least valid bet, on the day of the round, of whoever has bet. */
    dayBet: mark,
    /** Basis points of the stake of a won round, and of a lost one. */
    winRate: roundRate,
    lossRate: roundRate,
  })
  .refine(({ winRate, lossRate }) => winRate + lossRate > 0, { path: ["winRate"] });
const listOf = <Tier extends z.ZodType>(one: Tier) => z.array(one).min(1).max(TIERS_MAX);
const tiers = listOf(tier);
/** The categories that count. Null counts all, later ones too. */
const gameTypes = z
  .array(z.enum(GAME_TYPES))
  .min(1)
  .refine((types) => new Set(types).size === types.length)
  .nullable();

/** The terms of a contract by its kind. Tiers rise. */
export const contractTerms = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("dividend"),
    period: z.enum(["semimonthly", "monthly"]),
    mode: z.enum(DIVIDEND_MODES),
    carry: z.enum(CARRIES),
    gameTypes,
    tiers,
  }),
  z.object({ kind: z.literal("daily"), period: z.enum(PERIOD_LENGTHS), gameTypes, tiers }),
  z.object({
    ...{ kind: z.literal("hour"), period: z.literal("hourly"), gameTypes },
    tiers: listOf(hourTier),
  }),
  z.object({
    ...{ kind: z.literal("realtime"), period: z.literal("fiveMinutes"), gameTypes },
    tiers: listOf(roundTier),
  }),
]);
export type ContractTerms = z.output<typeof contractTerms>;
/** The terms of a kind. */
export type TermsOf<Kind extends ContractTerms["kind"]> = Extract<ContractTerms, { kind: Kind }>;
/** The terms of the kinds whose periods are whole days. */
export type DayTerms = TermsOf<"dividend" | "daily">;

/** The kinds that are offered. */
export const OFFERED_KINDS = CONTRACT_KINDS;
export type OfferedKind = ContractKind;
