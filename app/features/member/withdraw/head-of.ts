import type { IconName } from "#app/ui/media/icon.tsx";
import type { Withdrawal } from "./one/withdrawal-status.tsx";

type Head = { icon: IconName; name: "review" | "paying" | "answer" | "decision" | "end" | "back" };

/** The first thing to show: the next actor, or the outcome. */
export function headOf({ status, nextActor }: Withdrawal): Head {
  if (status === "CONFIRMED") return { icon: "circle-check", name: "end" };
  if (nextActor === "nobody") return { icon: "circle-x", name: "back" };
  if (nextActor === "player") return { icon: "banknote", name: "answer" };
  if (status === "REQUESTED" || status === "RISK_REVIEW") return { icon: "clock", name: "review" };
  const isPaying = status === "APPROVED" || status === "PAYING" || nextActor === "bank";
  return isPaying ? { icon: "send", name: "paying" } : { icon: "hourglass", name: "decision" };
}
