import { z } from "zod";
import { BONUS_KINDS } from "../../../contract/club/bonus-kinds.ts";
import { GAME_TYPES } from "../../../contract/play/game-types.ts";
import { writtenAmount } from "../../../domain/money/amount-setting.ts";

const amount = writtenAmount.refine((units) => units > 0n, { message: "an amount above 0" });

const bonusTerms = z
  .strictObject({
    kind: z.enum(BONUS_KINDS),
    /** Of a deposit bonus: its share of the deposit, the least deposit, and the most it gives. */
    percent: z.int().min(1).max(500).optional(),
    depositMin: amount.optional(),
    amountMax: amount.optional(),
    /** True when only the member's first deposit counts. */
    isFirstDeposit: z.boolean().default(false),
    /** Of a code bonus: what one types, what it gives, and how many members may take it. */
    code: z
      .string()
      .regex(/^[A-Z0-9]{4,20}$/)
      .optional(),
    amount: amount.optional(),
    uses: z.int().min(1).max(1_000_000).optional(),
    /** How often it must be bet, together with its deposit when it is counted. */
    wagering: z.int().min(1).max(60),
    countsDeposit: z.boolean().default(false),
    /** Percent of a valid bet that count, by type of game; none for a type that is not named. */
    contribution: z.partialRecord(z.enum(GAME_TYPES), z.int().min(1).max(100)),
    stakeMax: amount,
    cashOutMax: amount.optional(),
    days: z.int().min(1).max(60),
    /** Not offered outside [startsAt, endsAt). */
    startsAt: z.coerce.date().optional(),
    endsAt: z.coerce.date().optional(),
  })
  .refine(({ contribution }) => Object.keys(contribution).length > 0, {
    message: "at least one type of game counts",
  })
  .refine(
    ({ kind, percent, depositMin, amountMax, code, amount }) =>
      kind === "deposit"
        ? percent && depositMin && amountMax && !code && !amount
        : code && amount && !percent && !depositMin && !amountMax,
    {
      message:
        "a deposit bonus has percent, depositMin and amountMax; a code bonus code and amount",
    },
  );

export type BonusTerms = z.output<typeof bonusTerms>;

/** The part of a merchant's settings that has the terms of its bonuses, by name. */
export const bonusSettings = z.object({
  bonuses: z
    .record(z.string().regex(/^[a-z0-9-]{1,30}$/), bonusTerms)
    .refine(
      (all) => {
        const codes = Object.values(all).flatMap(({ code }) => code ?? []);
        return new Set(codes).size === codes.length;
      },
      { message: "each code names one bonus" },
    )
    .prefault({}),
});
