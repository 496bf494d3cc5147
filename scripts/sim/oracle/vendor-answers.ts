import type { Round, State, Tx } from "./state.ts";

const LIVE_GAME = "LIVE";

/** An answer with the balance. */
export const show = (state: State, member: string, code: string, more = "") =>
  `${code} ${state.members[member]!.cash}${more}`;

/** The earlier answer, with the current balance. */
export function replay(state: State, known: Tx, member: string): string {
  const applied = known.kind === "rollback" ? ` applied=${known.isApplied}` : "";
  return show(state, member, known.code, ` replay${applied}`);
}

/** What counts of a closed round: by the rule of its game, and at most what its vendor named. */
export function validBetOf({ game, stake, counts }: Round, payout: number): number {
  const byRule = game === LIVE_GAME ? Math.min(stake, Math.abs(payout - stake)) : stake;
  return counts < 0 ? byRule : Math.min(byRule, counts);
}

type Bet = { amount: number; effective?: number; series?: readonly [number, number] };

const countedOf = ({ amount, effective = amount }: Bet) => Math.min(amount, effective);

/** What the stakes of a round count after one more bet; -1 while no bet said so. */
export function countsAfter(round: Round | undefined, bet: Bet): number {
  const before = round?.counts ?? -1;
  if (before < 0 && bet.effective === undefined) return -1;
  return (before < 0 ? (round?.stake ?? 0) : before) + countedOf(bet);
}

/** The player's own series, and the lowest that may be chosen. */
const [OWN_SERIES, LOWEST_SERIES] = [1900, 1700];

/** The rebate of a bet's series, 0 without one, null when the terms are not allowed. */
export function rebateOf(bet: Bet): number | null {
  if (!bet.series) return 0;
  const [own, chosen] = bet.series;
  if (own > OWN_SERIES || chosen > own || chosen < LOWEST_SERIES) return null;
  return Math.floor((countedOf(bet) * (own - chosen)) / 2000);
}
