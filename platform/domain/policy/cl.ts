import { GATES } from "../../contract/core/gates.ts";
import { EVERYWHERE, gates, NOT_CONFIRMED, type Place, secondary } from "./place.ts";

/** Chile: no private site may take a player (Supreme Court, September 2025). */
export const CL: Place = {
  ...NOT_CONFIRMED,
  ...EVERYWHERE,
  ...gates(
    secondary("~§2, Supreme Court of 29 September 2025", false),
    ...GATES.map((gate) => `allows.${gate}` as const),
  ),
};
