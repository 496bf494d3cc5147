import type { ContractState } from "../../contract/agents/contract-kinds.ts";

/** The two parties, and the platform for what time or another contract causes. */
export type Party = "upline" | "downline" | "platform";

export type ContractAct =
  | "accept"
  | "deny"
  | "withdraw"
  | "expire"
  | "askEnd"
  | "agreeEnd"
  | "refuseEnd"
  | "replace"
  | "end";

type Rule = { from: ContractState[]; to: ContractState; by: Party[] };

/** An offer begins as REQUESTED, made by the direct upline. It waits for seven days. */
export const OFFER_DAYS = 7;

const IN_FORCE: ContractState[] = ["ACTIVE", "TERMINATION_REQUESTED"];
const RULES: Record<Exclude<ContractAct, "agreeEnd" | "refuseEnd">, Rule> = {
  accept: { from: ["REQUESTED"], to: "ACTIVE", by: ["downline"] },
  deny: { from: ["REQUESTED"], to: "DENIED", by: ["downline"] },
  withdraw: { from: ["REQUESTED"], to: "WITHDRAWN", by: ["upline"] },
  expire: { from: ["REQUESTED"], to: "EXPIRED", by: ["platform"] },
  askEnd: { from: ["ACTIVE"], to: "TERMINATION_REQUESTED", by: ["upline", "downline"] },
  replace: { from: IN_FORCE, to: "REPLACED", by: ["platform"] },
  end: { from: IN_FORCE, to: "TERMINATED", by: ["platform"] },
};

/** A contract as the machine sees it: `endAskedBy` is the party that asked to end it. */
export type ContractStand = { state: ContractState; endAskedBy: "upline" | "downline" | null };

/**
 * The state after an act, or null when that party may not do it now. The side that did not ask
 * answers a request to end.
 */
export function afterAct(
  { state, endAskedBy }: ContractStand,
  act: ContractAct,
  party: Party,
): ContractState | null {
  if (act === "agreeEnd" || act === "refuseEnd") {
    const mayAnswer =
      state === "TERMINATION_REQUESTED" && party !== "platform" && party !== endAskedBy;
    if (!mayAnswer) return null;
    return act === "agreeEnd" ? "TERMINATED" : "ACTIVE";
  }
  const { from, to, by } = RULES[act];
  return from.includes(state) && by.includes(party) ? to : null;
}

/** Whether a contract in this state earns pay. */
export const isInForce = (state: ContractState): boolean => IN_FORCE.includes(state);
