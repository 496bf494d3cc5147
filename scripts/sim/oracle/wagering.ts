import type { Lot, Member, State } from "./state.ts";

const isOpen = (lot: Lot) => lot.closedBy === "";

/** Fills the oldest open lot first, and the next with what is left. */
export function fillLots(member: Member, validBet: number): void {
  let left = validBet;
  for (const lot of member.lots.filter(isOpen)) {
    const taken = Math.min(left, lot.required - lot.done);
    left -= taken;
    lot.done += taken;
    if (taken > 0 && lot.done === lot.required) lot.closedBy = "filled";
  }
}

/** With less than 1.00 and no round open, lots fall away. */
export function dropLots(state: State, name: string): void {
  const member = state.members[name]!;
  const isPlaying = Object.values(state.rounds).some(
    (round) => round.member === name && round.state === "OPEN",
  );
  if (member.cash >= 10_000 || isPlaying) return;
  for (const lot of member.lots.filter(isOpen)) lot.closedBy = "bust";
}

export function hasOpenLot(state: State, name: string): boolean {
  const member = state.members[name]!;
  const isPlaying = Object.values(state.rounds).some(
    (round) => round.member === name && round.state === "OPEN",
  );
  return member.lots.some(isOpen) && (member.cash >= 10_000 || isPlaying);
}
