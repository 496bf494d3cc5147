import { setMemberStatus } from "#platform/staff/members/set-member-status.ts";
import type { State } from "../oracle/state.ts";
import type { Station, World } from "../world.ts";

type StatusMove = { member: string; isBlocked: boolean };

/** The effect by the oracle's rules. */
export function applyStatus(state: State, { member, isBlocked }: StatusMove): string {
  state.members[member]!.isBlocked = isBlocked;
  return "OK";
}

/** Staff close or reopen an account. */
export async function sendStatus(
  { code }: World,
  { context }: Station,
  { member, isBlocked }: StatusMove,
): Promise<string> {
  const staff = { ...context(null), staff: "eva", staffId: "eva" };
  const status = isBlocked ? "blocked" : "active";
  await setMemberStatus(staff, { merchant: code, account: member, status, reason: "sim" });
  return "OK";
}
