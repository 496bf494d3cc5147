import type { ContractKind } from "#platform/contract/agents/contract-kinds.ts";
import type { Bill } from "./bill.server.ts";

type Inputs = Bill["inputs"];
/** The amounts that each kind of contract looks at. */
export const MOVED = {
  dividend: ["stake", "payout", "validBet"],
  daily: ["validBet"],
  hour: ["validBet", "dayBefore"],
  realtime: ["stake", "payout", "dayBet"],
} as const satisfies Record<ContractKind, readonly (keyof Inputs)[]>;
const AMOUNTS = [...new Set(Object.values(MOVED).flat())];

/** Whether a tier of the terms looks at what only some contracts ask for. */
export const asksFor = ({ tiers }: Bill["terms"], name: string): boolean =>
  !["dayBefore", "dayBet"].includes(name) ||
  tiers.some((tier) => Object.entries(tier).some(([key, value]) => key === name && value !== null));

/** A bill's figures, moved as an address says. What is no amount or count does not move. */
export function moved(
  inputs: Inputs,
  params: URLSearchParams,
  read: (typed: string) => bigint | null,
): Inputs {
  const amounts = AMOUNTS.flatMap((name) => {
    const typed = read(params.get(name) ?? "");
    return typed === null || typed < 0n ? [] : [[name, typed] as const];
  });
  const active = inputs.active.map((one, at) => {
    const typed = params.get(`active${at}`) ?? "";
    return /^\d{1,6}$/.test(typed) ? { ...one, members: Number(typed) } : one;
  });
  return { ...inputs, ...Object.fromEntries(amounts), active };
}
