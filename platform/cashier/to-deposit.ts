import type { ValueOf } from "../contract/call.ts";
import type { depositOne } from "../contract/cashier.ts";
import type { deposits } from "../store/schema/cashier.ts";

export type DepositRow = typeof deposits.$inferSelect;

/** A deposit as its member sees it; past its time it shows as expired before the sweep says so. */
export function toDeposit(row: DepositRow, now: Date): ValueOf<typeof depositOne> {
  const isOpen = row.status === "CREATED" || row.status === "WAITING_PAYMENT";
  return {
    depositId: row.id,
    method: row.method,
    amount: row.status === "CREDITED" ? (row.paidAmount ?? row.amount) : row.amount,
    status: isOpen && row.expiresAt <= now ? "EXPIRED" : row.status,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
  };
}
