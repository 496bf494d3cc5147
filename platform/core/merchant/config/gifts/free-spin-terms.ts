import { z } from "zod";
import { writtenAmount } from "../../../../domain/money/amount-setting.ts";

const freeSpinTerms = z.strictObject({
  /** What one types. */
  code: z.string().regex(/^[A-Z0-9]{4,20}$/),
  /** The slot by its code, how many rounds, and the stake that each is played at. */
  game: z.string().min(1).max(60),
  rounds: z.int().min(1).max(500),
  stake: writtenAmount.refine((units) => units > 0n, { message: "a stake above 0" }),
  /** How long they can be played. */
  days: z.int().min(1).max(60),
  /** How often what they win must be bet before it can be withdrawn; 0 for not at all. */
  wagering: z.int().min(0).max(40).default(0),
  /** How many members may take them. */
  uses: z.int().min(1).max(1_000_000).optional(),
  /** Not offered outside [startsAt, endsAt). */
  startsAt: z.coerce.date().optional(),
  endsAt: z.coerce.date().optional(),
});

export type FreeSpinTerms = z.output<typeof freeSpinTerms>;

/** The part of a merchant's settings that has its free spins, by name. */
export const freeSpinSettings = z.object({
  freeSpins: z
    .record(z.string().regex(/^[a-z0-9-]{1,30}$/), freeSpinTerms)
    .refine(
      (all) => new Set(Object.values(all).map(({ code }) => code)).size === Object.keys(all).length,
      { message: "each code names one" },
    )
    .prefault({}),
});
