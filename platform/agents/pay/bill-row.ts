import { and, eq } from "drizzle-orm";
import type { BillState } from "../../contract/agents/pay.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { Payer } from "../../domain/contracts/settle-tree.ts";
import type { Transaction } from "../../store/open-store.ts";
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

/** How long an upline has to pay by itself. */
const PAY_HOURS = 24;
const HOUR_MS = 3_600_000;
const ROWS_MAX = 25;

/** Until when an upline pays by itself what fell due at an instant. */
export const payUntilOf = (dueAt: Date): Date => new Date(dueAt.getTime() + PAY_HOURS * HOUR_MS);

/** The state of a new bill: one that is paid through others, or earned nothing, is not waiting. */
export function firstState(due: bigint, gross: bigint): "ISSUED" | "PAID" | "NOT_REACHED" {
  if (due > 0n) return "ISSUED";
  return gross > 0n ? "PAID" : "NOT_REACHED";
}

/** Who pays at an instant, by the setting of then. */
export async function payerAt(tx: Transaction, merchant: string, at: Date): Promise<Payer> {
  const { terms } = await configAt(tx, merchant, "contracts", at);
  return terms.contracts.payer;
}

export async function writeBills(
  tx: Transaction,
  rows: readonly (typeof payBills.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_MAX) {
    await tx.insert(payBills).values(rows.slice(at, at + ROWS_MAX));
  }
}
