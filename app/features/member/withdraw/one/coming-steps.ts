import type { Withdrawal } from "./withdrawal-status.tsx";

export type Coming = {
  name: "review" | "payment" | "answer" | "decision" | "end";
  by: Withdrawal["nextActor"];
  isNow: boolean;
};

/** The steps still to come; the first is the one being waited for. */
export function comingSteps({ status, nextActor }: Withdrawal): Coming[] {
  if (nextActor === "nobody") return [];
  const end: Coming = { name: "end", by: "player", isNow: false };
  const payment: Coming = { name: "payment", by: "bank", isNow: false };
  if (status === "REQUESTED" || status === "RISK_REVIEW") {
    return [{ name: "review", by: "staff", isNow: true }, payment, end];
  }
  if (nextActor === "player") return [{ name: "answer", by: "player", isNow: true }, end];
  if (status === "APPROVED" || status === "PAYING" || nextActor === "bank") {
    return [{ ...payment, by: nextActor, isNow: true }, end];
  }
  return [{ name: "decision", by: "staff", isNow: true }, end];
}
