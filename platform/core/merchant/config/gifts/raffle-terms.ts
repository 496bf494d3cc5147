import { z } from "zod";
import { languageTag } from "../../../../contract/languages/language-tag.ts";
import { writtenAmount } from "../../../../domain/money/amount-setting.ts";
import { depositTiers } from "./envelope-terms.ts";

const WINNERS_MAX = 100;
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** What each of so many winners gets; the first prize has the first place. */
const prize = z.strictObject({
  winners: z.int().min(1).max(WINNERS_MAX),
  cash: writtenAmount.refine((units) => units > 0n, { message: "a prize above 0" }),
  /** How often it must be bet before it can be withdrawn. */
  wagering: z.int().min(0).max(40),
});

/** The terms of a merchant's raffle. */
export const raffleTerms = z
  .strictObject({
    names: z.record(languageTag, z.string().min(1).max(60)),
    /** A new one each week of the merchant's zone; without it there are `startsAt` and `endsAt`. */
    every: z.literal("WEEK").optional(),
    startsAt: instant.optional(),
    endsAt: instant.optional(),
    /** How many numbers there are, and the most of one member. */
    count: z.int().min(1).max(20_000),
    perMember: z.int().min(1).max(100),
    /** The period's deposits from which on a member has so many numbers. */
    tiers: depositTiers,
    prizes: z.array(prize).min(1).max(10),
  })
  .refine(({ every, startsAt, endsAt }) => (every ? !startsAt && !endsAt : startsAt && endsAt), {
    message: "every, or startsAt and endsAt",
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    message: "startsAt < endsAt",
  })
  .refine(({ prizes, count }) => winnersOf(prizes) <= Math.min(count, WINNERS_MAX), {
    message: `at most ${WINNERS_MAX} winners, and a number for each`,
  });

export type RaffleTerms = z.output<typeof raffleTerms>;

/** How many win in a raffle at most. */
export const winnersOf = (prizes: readonly Pick<z.output<typeof prize>, "winners">[]): number =>
  prizes.reduce((sum, { winners }) => sum + winners, 0);
