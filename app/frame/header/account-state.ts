export type AccountState = "guest" | "member" | "agent" | "trial";

const TRIAL = 4;
const AGENTS: readonly number[] = [1, 2, 41, 42];

/** The header's view of an account, by its type; agents have a centre of their own. */
export function accountState(account: { type: number } | null): AccountState {
  if (!account) return "guest";
  if (account.type === TRIAL) return "trial";
  return AGENTS.includes(account.type) ? "agent" : "member";
}
