import { z } from "zod";
import { GAME_TYPES } from "../play/game-types.ts";
import { money } from "../wire/money.ts";
import { CARRIES, DIVIDEND_MODES, PERIOD_LENGTHS } from "./contract-kinds.ts";

const TIERS_MAX = 10;
/** Basis points: 1 is 0.01 %. */
const rate = z.int().min(1).max(10_000);
const mark = money.refine((amount) => amount > 0n).nullable();

const tier = z.object({
  rate,
  /** The team's valid bet of the period; null asks for nothing, here and below. */
  validBet: mark,
  /** The team's loss, as a positive amount. */
  loss: mark,
  /** Members whose own valid bet reached `minimumBet`. */
  active: z.int().min(1).max(1_000_000).nullable(),
  minimumBet: money.refine((amount) => amount >= 0n),
});
const tiers = z.array(tier).min(1).max(TIERS_MAX);
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
]);
export type ContractTerms = z.output<typeof contractTerms>;

/** The kinds that are offered. */
export const OFFERED_KINDS = ["dividend", "daily"] as const;
export type OfferedKind = (typeof OFFERED_KINDS)[number];
