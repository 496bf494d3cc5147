import { and, eq } from "drizzle-orm";
import type { BillState } from "../../contract/agents/pay.ts";
import { payBills, payHolds } from "../../store/schema/pay.ts";

export type BillRow = typeof payBills.$inferSelect;
export type BillKey = Pick<BillRow, "merchant" | "kind" | "period" | "contract">;

/** The states of a bill that an upline owes in part or in full. */
export const SHORT = ["INSUFFICIENT", "PART_COLLECTED", "EXPIRED"] as const;

export const isBill = ({ merchant, kind, period, contract }: BillKey) =>
  and(
    eq(payBills.merchant, merchant),
    eq(payBills.kind, kind),
    eq(payBills.period, period),
    eq(payBills.contract, contract),
  );

export const isHold = ({ merchant, kind, period, contract }: BillKey) =>
  and(
    eq(payHolds.merchant, merchant),
    eq(payHolds.kind, kind),
    eq(payHolds.period, period),
    eq(payHolds.contract, contract),
  );

/** The ledger's key of a bill's movement, from 1. */
export const partKey = ({ kind, period, contract }: BillKey, part: number): string =>
  `pay:${kind}:${period}:${contract}${part > 1 ? `:${part}` : ""}`;

/** The ledger's kind of the movements of a kind of bill. */
export const LEDGER_KIND = {
  dividend: "dividend",
  daily: "salaryDaily",
  hour: "salaryHour",
  realtime: "salaryRealtime",
} as const;

/** The state of a bill of which so much is paid at an instant. */
export function stateOf(
  { due, payUntil }: Pick<BillRow, "due" | "payUntil">,
  paid: bigint,
  now: Date,
): BillState {
  if (paid === due) return "PAID";
  if (now >= payUntil) return "EXPIRED";
  return paid > 0n ? "PART_COLLECTED" : "INSUFFICIENT";
}
