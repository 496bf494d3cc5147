import { z } from "zod";
import { writtenAmount } from "../../../../domain/money/amount-setting.ts";

const rescueTerms = z
  .strictObject({
    /** The net loss of a day from which on something is given back. */
    least: writtenAmount,
    /** The share of the loss in hundredths of a percent. */
    basisPoints: z.int().min(1).max(1_000),
    /** The most for one day. */
    most: writtenAmount,
    /** It is taken only while the member owns less than this. */
    balanceBelow: writtenAmount,
    /** How often it must be bet before it can be withdrawn. */
    wagering: z.int().min(1).max(10),
  })
  .refine(({ least, most, balanceBelow }) => least > 0n && most > 0n && balanceBelow > 0n, {
    message: "least, most and balanceBelow > 0",
  });

export type RescueTerms = z.output<typeof rescueTerms>;

/** The part of a merchant's settings that gives back of a day's loss; without it nothing is. */
export const rescueSettings = z.object({ rescue: rescueTerms.optional() });
