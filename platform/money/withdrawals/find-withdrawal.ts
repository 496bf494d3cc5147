import { and, asc, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { withdrawalParts, withdrawals } from "../../store/schema/withdrawal.ts";

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type PartRow = typeof withdrawalParts.$inferSelect;

/** One withdrawal, locked until the end of the transaction. Every change starts here. */
export async function holdWithdrawal(
  tx: Transaction,
  merchant: string,
  id: string,
): Promise<WithdrawalRow> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.merchant, merchant), eq(withdrawals.id, id)))
    .for("update");
  if (!row) throw new Refusal("withdrawal_not_found", { status: 404 });
  return row;
}

/** The same for its member. Another member's is refused like an unknown one. */
export async function holdOwnWithdrawal(
  tx: Transaction,
  merchant: string,
  memberId: string,
  id: string,
): Promise<WithdrawalRow> {
  const row = await holdWithdrawal(tx, merchant, id);
  if (row.memberId !== memberId) throw new Refusal("withdrawal_not_found", { status: 404 });
  return row;
}

/** The instalments of a withdrawal, in order. */
export function listParts(tx: Transaction, { merchant, id }: WithdrawalRow): Promise<PartRow[]> {
  return tx
    .select()
    .from(withdrawalParts)
    .where(and(eq(withdrawalParts.merchant, merchant), eq(withdrawalParts.withdrawalId, id)))
    .orderBy(asc(withdrawalParts.number));
}

/** One instalment by its id. Refuses an id of another withdrawal. */
export function partOf(parts: readonly PartRow[], id: string): PartRow {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new Refusal("withdrawal_not_found", { status: 404 });
  return part;
}
