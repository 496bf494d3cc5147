import { z } from "zod";
import { amount } from "../file-values.ts";

/** A rain of envelopes: its hours, what each gives away, and which deposits give tickets. */
export const envelopeForm = z.strictObject({
  slots: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
    .min(1)
    .max(24),
  minutes: z.int().min(1).max(1_440),
  pool: amount,
  count: z.int().min(1).max(100_000),
  least: amount,
  most: amount,
  perSlot: z.int().min(1).max(50),
  wagering: z.int().min(0).max(40),
  tiers: z
    .array(z.strictObject({ deposits: amount, tickets: z.int().min(1).max(50) }))
    .min(1)
    .max(10),
});
