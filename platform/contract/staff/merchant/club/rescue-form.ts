import { z } from "zod";
import { amount } from "../file-values.ts";

/** What a day's net loss gives back on the next day. */
export const rescueForm = z.strictObject({
  least: amount,
  basisPoints: z.int().min(1).max(1_000),
  most: amount,
  balanceBelow: amount,
  wagering: z.int().min(1).max(10),
});
