import { z } from "zod";

/** The result of a verb that may need two people. `approval` is the request that waits, if any. */
export const waiting = z.object({
  outcome: z.enum(["done", "waiting"]),
  approval: z.string().nullable(),
});
export type Outcome = z.output<typeof waiting>;
