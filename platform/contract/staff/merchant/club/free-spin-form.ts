import { z } from "zod";
import { amount } from "../file-values.ts";

/** Free spins as a merchant's file writes them; `freeSpinSettings` has their rules. */
export const freeSpinForm = z.strictObject({
  code: z.string().max(20),
  game: z.string().min(1).max(60),
  rounds: z.int(),
  stake: amount,
  days: z.int(),
  uses: z.int().optional(),
  startsAt: z.iso.datetime({ offset: true }).optional(),
  endsAt: z.iso.datetime({ offset: true }).optional(),
});
