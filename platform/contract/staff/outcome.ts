import { z } from "zod";

/**
 * The answer of a verb that may need a second person. While it waits for one, `approval` is the
 * request's id.
 */
export const waiting = z.object({
  outcome: z.enum(["done", "waiting"]),
  approval: z.string().nullable(),
});
export type Waiting = z.output<typeof waiting>;
