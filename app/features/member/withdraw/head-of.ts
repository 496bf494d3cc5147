import type { IconName } from "#app/ui/media/icon.tsx";
import type { withdrawalOne } from "#platform/contract/money/withdrawals.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";

export type Withdrawal = ValueOf<typeof withdrawalOne>;

type Name =
  | "review"
  | "paying"
  | "part"
  | "answer"
  | "decision"
  | "check"
  | "end"
  | "endInPart"
  | "back";
type Head = { icon: IconName; name: Name };

/** The first thing to show: the next actor, or the outcome. */
export function headOf(withdrawal: Withdrawal): Head {
  const { status, nextActor } = withdrawal;
  if (status === "CONFIRMED") {
    return { icon: "circle-check", name: isReturnedInPart(withdrawal) ? "endInPart" : "end" };
  }
  if (nextActor === "nobody") return { icon: "circle-x", name: "back" };
  if (nextActor === "player") return { icon: "banknote", name: "answer" };
  if (status === "REQUESTED" || status === "RISK_REVIEW") return { icon: "clock", name: "review" };
  if (isDisputed(withdrawal)) return { icon: "hourglass", name: "decision" };
  if (isChecked(withdrawal)) return { icon: "hourglass", name: "check" };
  return { icon: "send", name: status === "PARTIALLY_PAID" ? "part" : "paying" };
}

type Paid = Pick<Withdrawal, "status" | "amount" | "receivedAmount" | "allocations">;

/** True while staff clear up a payment that the player did not receive. */
export const isDisputed = ({ allocations }: Pick<Paid, "allocations">) =>
  allocations.some(({ status }) => status === "DISPUTED");

/** True while staff check a payment that the player received. */
export const isChecked = ({ allocations }: Pick<Paid, "allocations">) =>
  allocations.some(({ status }) => status === "RECEIVER_CONFIRMED");

/** True for a complete withdrawal of which a part came back to the balance. */
export const isReturnedInPart = ({ status, amount, receivedAmount }: Paid) =>
  status === "CONFIRMED" && receivedAmount < amount;
