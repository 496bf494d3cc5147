import type { Bill } from "./bill.server.ts";

type Inputs = Bill["inputs"];
export const MOVED = ["stake", "payout", "validBet"] as const;

/** A bill's figures, moved as an address says. What is no amount or count does not move. */
export function moved(
  inputs: Inputs,
  params: URLSearchParams,
  read: (typed: string) => bigint | null,
): Inputs {
  const amounts = MOVED.map((name) => {
    const typed = read(params.get(name) ?? "");
    return [name, typed === null || typed < 0n ? inputs[name] : typed] as const;
  });
  const active = inputs.active.map((one, at) => {
    const typed = params.get(`active${at}`) ?? "";
    return /^\d{1,6}$/.test(typed) ? { ...one, members: Number(typed) } : one;
  });
  return { ...inputs, ...Object.fromEntries(amounts), active };
}
