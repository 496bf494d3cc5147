import { z } from "zod";
import { writtenAmount } from "../../../../domain/money/amount-setting.ts";

const DAY_MINUTES = 1_440;

/** The minutes since midnight of a time such as "18:30". */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Deposits from which on a member has so many tickets. */
const tier = z.strictObject({ deposits: writtenAmount, tickets: z.int().min(1).max(50) });
type Tier = z.output<typeof tier>;

/** Which deposits give tickets, in order. */
export const depositTiers = z
  .array(tier)
  .min(1)
  .max(10)
  .refine((tiers) => tiers.every(isAboveTheLast), { message: "each tier asks and gives more" });

/** The terms of a merchant's rain of envelopes. */
export const envelopeTerms = z
  .strictObject({
    /** When a rain begins, in the merchant's zone. */
    slots: z
      .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
      .min(1)
      .max(24),
    /** How long each lasts. */
    minutes: z.int().min(1).max(DAY_MINUTES),
    /** What each rain gives away, and in how many envelopes. */
    pool: writtenAmount,
    count: z.int().min(1).max(100_000),
    /** The least and the most in one envelope. */
    least: writtenAmount,
    most: writtenAmount,
    /** The most envelopes of one member in a rain. */
    perSlot: z.int().min(1).max(50),
    /** How often an amount must be bet before it can be withdrawn. */
    wagering: z.int().min(0).max(40),
    tiers: depositTiers,
  })
  .refine(({ least, most }) => least > 0n && least <= most, { message: "0 < least <= most" })
  .refine(({ pool, count, least }) => BigInt(count) * least <= pool, {
    message: "the pool has the least for each envelope",
  })
  .refine(({ pool, count, most }) => pool <= BigInt(count) * most, {
    message: "the envelopes can hold the pool",
  })
  .refine(
    ({ slots, minutes }) => slots.every((slot, at) => endsBefore(slot, minutes, slots[at + 1])),
    {
      message: "each rain ends before the next and before midnight",
    },
  );

function endsBefore(slot: string, minutes: number, next: string | undefined): boolean {
  return minutesOf(slot) + minutes <= (next === undefined ? DAY_MINUTES : minutesOf(next));
}

function isAboveTheLast(one: Tier, at: number, tiers: Tier[]): boolean {
  const before = tiers[at - 1] ?? { deposits: 0n, tickets: 0 };
  return one.deposits > before.deposits && one.tickets > before.tickets;
}

export type EnvelopeTerms = z.output<typeof envelopeTerms>;

/** How many tickets a period's credited deposits give. */
export const ticketsFor = (deposited: bigint, { tiers }: Pick<EnvelopeTerms, "tiers">): number =>
  tiers.findLast(({ deposits }) => deposits <= deposited)?.tickets ?? 0;
