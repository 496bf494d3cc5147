import { z } from "zod";
import { amount, inLanguages, line } from "../file-values.ts";

const at = z.iso.datetime({ offset: true });

/** A raffle: its name and period, its numbers, which deposits give some, and its prizes. */
export const raffleForm = z.strictObject({
  names: inLanguages(line(60).min(1)),
  every: z.literal("WEEK").optional(),
  startsAt: at.optional(),
  endsAt: at.optional(),
  count: z.int().min(1).max(20_000),
  perMember: z.int().min(1).max(100),
  tiers: z
    .array(z.strictObject({ deposits: amount, tickets: z.int().min(1).max(50) }))
    .min(1)
    .max(10),
  prizes: z
    .array(
      z.strictObject({
        winners: z.int().min(1).max(100),
        cash: amount,
        wagering: z.int().min(0).max(40),
      }),
    )
    .min(1)
    .max(10),
});
