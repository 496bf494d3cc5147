import type { Deposit } from "./receipt-page.tsx";

export type Coming = { name: "pay" | "blocks" | "check" | "look" | "end"; isNow: boolean };

/** The steps still to come; the first is the one being waited for. */
export function comingSteps({ kind, status, nextActor, reason }: Deposit): Coming[] {
  const end: Coming = { name: "end", isNow: false };
  if (nextActor === "player") {
    const pay: Coming = { name: "pay", isNow: true };
    return kind === "transfer" ? [pay, { name: "check", isNow: false }, end] : [pay, end];
  }
  if (status === "WAITING_PAYMENT" && nextActor === "gateway") {
    return [{ name: "blocks", isNow: true }, end];
  }
  if (nextActor !== "staff") return [];
  return [{ name: kind === "transfer" && !reason ? "check" : "look", isNow: true }, end];
}
