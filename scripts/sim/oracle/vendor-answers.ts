import type { State, Tx } from "./state.ts";

const LIVE_GAME = "LIVE";

/** An answer with the balance. */
export const show = (state: State, member: string, code: string, more = "") =>
  `${code} ${state.members[member]!.cash}${more}`;

/** The earlier answer, with the current balance. */
export function replay(state: State, known: Tx, member: string): string {
  const applied = known.kind === "rollback" ? ` applied=${known.isApplied}` : "";
  return show(state, member, known.code, ` replay${applied}`);
}

export const validBetOf = (game: string, stake: number, payout: number) =>
  game === LIVE_GAME ? Math.min(stake, Math.abs(payout - stake)) : stake;
