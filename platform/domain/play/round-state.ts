import type { BET_STATES } from "../../contract/play/bet-states.ts";

export type BetState = (typeof BET_STATES)[number];
export type RoundState = "OPEN" | "CLOSED" | "VOID";

/**
 * The name of a round's status in the betting record (domain.md 1.3): by its state, then by the
 * sign of its result.
 */
export function betStateOf(round: { state: RoundState; stake: bigint; payout: bigint }): BetState {
  if (round.state === "OPEN") return "UNSETTLED";
  if (round.state === "VOID") return "CANCELLED";
  if (round.payout > round.stake) return "WIN";
  return round.payout < round.stake ? "LOSE" : "DRAW";
}
