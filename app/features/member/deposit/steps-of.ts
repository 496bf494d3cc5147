import type { DepositState } from "./deposit-status.tsx";

export type Step = {
  name: "opened" | "paid" | "credited";
  state: "done" | "now" | "next" | "stopped";
};

const NAMES = ["opened", "paid", "credited"] as const;
const HAPPENED: Record<DepositState, number> = {
  CREATED: 1,
  WAITING_PAYMENT: 1,
  REVIEW: 2,
  CREDITED: 3,
  FAILED: 1,
  EXPIRED: 1,
  CANCELLED: 1,
};
const STOPPED: DepositState[] = ["FAILED", "EXPIRED", "CANCELLED"];

/** How far a deposit has come: what is done, where it stands or stopped, what is still to come. */
export function stepsOf(status: DepositState): Step[] {
  const happened = HAPPENED[status];
  const here = STOPPED.includes(status) ? "stopped" : "now";
  return NAMES.map((name, index) => {
    if (index < happened) return { name, state: "done" };
    return { name, state: index === happened ? here : "next" };
  });
}
