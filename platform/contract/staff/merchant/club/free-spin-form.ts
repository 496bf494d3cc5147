import { z } from "zod";
import { amount } from "../file-values.ts";

/** Free spins that a mission gives. The stake of each is an amount, "1.00". */
export const spinRewardForm = z.strictObject({
  game: z.string().min(1).max(60),
  rounds: z.int().min(1).max(500),
  stake: amount.refine((text) => /[1-9]/.test(text), "more than nothing"),
  days: z.int().min(1).max(60),
  /** How many times what they win must be bet before it can be withdrawn. */
  wagering: z.int().min(0).max(40).default(0),
});

/** Free spins as a merchant's file writes them; `freeSpinSettings` has their rules. */
export const freeSpinForm = z.strictObject({
  code: z.string().max(20),
  game: z.string().min(1).max(60),
  rounds: z.int(),
  stake: amount,
  days: z.int(),
  wagering: z.int().optional(),
  uses: z.int().optional(),
  startsAt: z.iso.datetime({ offset: true }).optional(),
  endsAt: z.iso.datetime({ offset: true }).optional(),
});
