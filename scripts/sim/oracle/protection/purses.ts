import type { Atom, State, Terms } from "../state.ts";
import { reasonAgainst } from "./guard.ts";
import { startOf, UNITS, type Unit } from "./periods.ts";

export type PurseMove = {
  key: string;
  member: string;
  direction: "in" | "out";
  amount: number;
  /** True when the vendor refuses it. */
  isRefused: boolean;
};

/** A move to or from a vendor's own purse. What is there counts as staked and lost until it is back. */
export const purseAtom =
  (move: PurseMove, now: number, terms: Terms): Atom =>
  (state) =>
    state.purseMoves[move.key] ??
    (move.direction === "in" ? moveIn : moveOut)(state, move, now, terms);

function moveIn(
  state: State,
  { key, member, amount, isRefused }: PurseMove,
  now: number,
  terms: Terms,
): string {
  const purse = state.members[member]!;
  const guard = state.guards[member]!;
  if (purse.cash < amount) return "not_enough_funds";
  const reason = reasonAgainst(guard, amount, purse, now, terms.zone);
  if (reason) return reason === "break" ? "on_break" : `limit_${reason}`;
  guard.plays.push({ at: now, since: now, stake: amount, paid: 0, isBet: true });
  if (isRefused) {
    guard.plays.push({ at: now, since: now, stake: -amount, paid: 0, isBet: false });
    return end(state, key, "failed");
  }
  purse.cash -= amount;
  state.purses[member]!.push({ at: now, amount });
  return end(state, key, "done");
}

/** The same key again gets the same answer. */
function end(state: State, key: string, how: "done" | "failed"): string {
  state.purseMoves[key] = how;
  return how;
}

function moveOut(
  state: State,
  { key, member, amount, isRefused }: PurseMove,
  now: number,
  { zone }: Terms,
): string {
  if (isRefused) return end(state, key, "failed");
  const moves = state.purses[member]!;
  // What was won there frees nothing, and neither does what went there in an earlier period.
  const starts = UNITS.map((unit) => ({ unit, from: startOf(unit, now, zone) }));
  const there = (from: number) =>
    moves.reduce((sum, one) => (one.at >= from ? sum + one.amount : sum), 0);
  const freed = Object.fromEntries(
    starts.map(({ unit, from }) => {
      const inner = starts.filter((one) => one.from >= from).map((one) => there(one.from));
      return [unit, Math.max(0, ...inner.map((sum) => Math.min(amount, sum)))];
    }),
  ) as Record<Unit, number>;
  const out = { amount, freed };
  state.guards[member]!.plays.push({ at: now, since: now, stake: 0, paid: 0, isBet: false, out });
  state.members[member]!.cash += amount;
  moves.push({ at: now, amount: -amount });
  return end(state, key, "done");
}
