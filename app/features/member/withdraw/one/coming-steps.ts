import { isChecked, isDisputed, type Withdrawal } from "../head-of.ts";

export type Coming = {
  name: "review" | "payment" | "answer" | "decision" | "check" | "end";
  by: Withdrawal["nextActor"];
  isNow: boolean;
};

/** The steps still to come; the first is the one being waited for. */
export function comingSteps(withdrawal: Withdrawal): Coming[] {
  const { status, nextActor } = withdrawal;
  if (nextActor === "nobody") return [];
  const end: Coming = { name: "end", by: "player", isNow: false };
  const payment: Coming = { name: "payment", by: "bank", isNow: false };
  if (status === "REQUESTED" || status === "RISK_REVIEW") {
    return [{ name: "review", by: "staff", isNow: true }, payment, end];
  }
  if (nextActor === "player") return [{ name: "answer", by: "player", isNow: true }, end];
  if (isDisputed(withdrawal)) return [{ name: "decision", by: "staff", isNow: true }, end];
  if (isChecked(withdrawal)) return [{ name: "check", by: "staff", isNow: true }, end];
  return [{ ...payment, by: nextActor, isNow: true }, end];
}
