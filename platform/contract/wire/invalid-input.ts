import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/** What an input of the wrong shape is refused with: the first field that is wrong. */
export function invalidInput(error: z.ZodError): Refusal {
  const field = error.issues[0]?.path.join(".");
  return new Refusal("invalid_input", { status: 400, ...(field && { field }) });
}
