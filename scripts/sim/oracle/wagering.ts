import type { Member, Requirement, State } from "./state.ts";

const isOpen = (requirement: Requirement) => requirement.closedBy === "";

/** Fills the oldest open wagering requirement first, and the next with the rest. */
export function fillRequirements(member: Member, validBet: number, now: number): void {
  let left = validBet;
  for (const requirement of member.requirements.filter(isOpen)) {
    const taken = Math.min(left, requirement.required - requirement.done);
    left -= taken;
    requirement.done += taken;
    if (taken > 0 && requirement.done === requirement.required) close(requirement, "filled", now);
  }
}

/** Takes back the progress since `since`: from the newest requirement first, and reopens it. */
export function unfillRequirements(member: Member, validBet: number, since: number): void {
  let left = validBet;
  for (const requirement of member.requirements.toReversed()) {
    if (!isOpen(requirement) && (requirement.closedBy !== "filled" || requirement.closedAt < since))
      continue;
    const taken = Math.min(left, requirement.done);
    left -= taken;
    requirement.done -= taken;
    if (taken > 0) close(requirement, "", 0);
  }
}

/** A credit opens a requirement to play it once; earlier ones may be dropped first. */
export function openRequirement(
  state: State,
  name: string,
  id: string,
  amount: number,
  now: number,
): void {
  dropRequirements(state, name, now);
  const { requirements } = state.members[name]!;
  requirements.push({ at: now, id, required: amount, done: 0, closedBy: "", closedAt: 0 });
  requirements.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

export function close(
  requirement: Requirement,
  closedBy: Requirement["closedBy"],
  now: number,
): void {
  requirement.closedBy = closedBy;
  requirement.closedAt = now;
}

/** Less than 1.00 is left, also at a vendor, and no round is open. */
function isBust(state: State, name: string): boolean {
  const isPlaying = Object.values(state.rounds).some(
    (round) => round.member === name && round.state === "OPEN",
  );
  const there = state.purses[name]!.reduce((sum, { amount }) => Math.max(0, sum + amount), 0);
  return state.members[name]!.cash + there < 10_000 && !isPlaying;
}

/** Requirements of a member with nothing left are dropped. */
export function dropRequirements(state: State, name: string, now: number): void {
  const member = state.members[name]!;
  if (!isBust(state, name)) return;
  for (const requirement of member.requirements.filter(isOpen)) close(requirement, "bust", now);
}

/** The cash that no open requirement locks. Each locks its missing bets, which never exceed its credit. */
export function withdrawableOf(state: State, name: string): number {
  const { cash, requirements } = state.members[name]!;
  const open = isBust(state, name) ? [] : requirements.filter(isOpen);
  const locked = open.reduce((sum, { required, done }) => sum + required - done, 0);
  return Math.max(0, cash - locked);
}
