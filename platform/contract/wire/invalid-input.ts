import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/** The refusal of an input of the wrong shape. It names the first wrong field. */
export function invalidInput(error: z.ZodError): Refusal {
  const field = error.issues[0]?.path.join(".");
  return new Refusal("invalid_input", { status: 400, ...(field && { field }) });
}
