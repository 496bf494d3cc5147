import type { Gate } from "../../contract/core/gates.ts";

/** The gate of a transfer up to the agent, and of one down from the agent. */
export const GATE_OF_DIRECTION = {
  up: "transfersToAgent",
  down: "transfersFromAgent",
} as const satisfies Record<string, Gate>;
