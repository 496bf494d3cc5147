import { z } from "zod";
import { BONUS_KINDS } from "../../../club/bonus-kinds.ts";
import { GAME_TYPES } from "../../../play/game-types.ts";
import { amount } from "../file-values.ts";

/** A bonus as a merchant's file writes it; `bonusSettings` has its rules. */
export const bonusForm = z.strictObject({
  kind: z.enum(BONUS_KINDS),
  percent: z.int().optional(),
  depositMin: amount.optional(),
  amountMax: amount.optional(),
  isFirstDeposit: z.boolean().optional(),
  code: z.string().max(20).optional(),
  amount: amount.optional(),
  uses: z.int().optional(),
  wagering: z.int(),
  countsDeposit: z.boolean().optional(),
  contribution: z.partialRecord(z.enum(GAME_TYPES), z.int()),
  stakeMax: amount,
  cashOutMax: amount.optional(),
  days: z.int(),
  startsAt: z.iso.datetime({ offset: true }).optional(),
  endsAt: z.iso.datetime({ offset: true }).optional(),
});
