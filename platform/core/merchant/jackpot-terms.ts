import { z } from "zod";
import { writtenAmount } from "../../domain/money/amount-setting.ts";
import type { JackpotTerms } from "../../domain/play/jackpot-pool.ts";

/** The part of a merchant's settings that has the terms of its pot. */
export const jackpotSettings = z.object({
  jackpot: z
    .object({
      seed: writtenAmount,
      hitMin: writtenAmount,
      hitMax: writtenAmount,
      shareBasisPoints: z.number().int().min(1).max(1_000).default(50),
    })
    .refine((terms) => terms.seed < terms.hitMin && terms.hitMin <= terms.hitMax, {
      message: "seed < hitMin <= hitMax",
    })
    .optional(),
});

/**
 * The terms of a merchant's pot (`settings.jackpot`). Null without them, because nobody pays prizes
 * without having decided to. Throws for unreadable terms.
 */
export function readTerms(row: { settings: Record<string, unknown> }): JackpotTerms | null {
  return jackpotSettings.parse(row.settings).jackpot ?? null;
}
