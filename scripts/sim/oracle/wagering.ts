import type { Lot, Member, State } from "./state.ts";

const isOpen = (lot: Lot) => lot.closedBy === "";

/** Fills the oldest open wagering requirement first, and the next with the rest. */
export function fillLots(member: Member, validBet: number, now: number): void {
  let left = validBet;
  for (const lot of member.lots.filter(isOpen)) {
    const taken = Math.min(left, lot.required - lot.done);
    left -= taken;
    lot.done += taken;
    if (taken > 0 && lot.done === lot.required) close(lot, "filled", now);
  }
}

/** Takes back the progress since `since`: from the newest requirement first, and reopens it. */
export function unfillLots(member: Member, validBet: number, since: number): void {
  let left = validBet;
  for (const lot of member.lots.toReversed()) {
    if (!isOpen(lot) && (lot.closedBy !== "filled" || lot.closedAt < since)) continue;
    const taken = Math.min(left, lot.done);
    left -= taken;
    lot.done -= taken;
    if (taken > 0) close(lot, "", 0);
  }
}

/** A credit opens a requirement to play it once; earlier ones may be dropped first. */
export function openLot(state: State, name: string, id: string, amount: number, now: number): void {
  dropLots(state, name, now);
  const { lots } = state.members[name]!;
  lots.push({ at: now, id, required: amount, done: 0, closedBy: "", closedAt: 0 });
  lots.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

export function close(lot: Lot, closedBy: Lot["closedBy"], now: number): void {
  lot.closedBy = closedBy;
  lot.closedAt = now;
}

/** Requirements are dropped below a balance of 1.00 without an open round. */
export function dropLots(state: State, name: string, now: number): void {
  const member = state.members[name]!;
  const isPlaying = Object.values(state.rounds).some(
    (round) => round.member === name && round.state === "OPEN",
  );
  if (member.cash >= 10_000 || isPlaying) return;
  for (const lot of member.lots.filter(isOpen)) close(lot, "bust", now);
}

export function hasOpenLot(state: State, name: string): boolean {
  const member = state.members[name]!;
  const isPlaying = Object.values(state.rounds).some(
    (round) => round.member === name && round.state === "OPEN",
  );
  return member.lots.some(isOpen) && (member.cash >= 10_000 || isPlaying);
}
