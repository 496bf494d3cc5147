import { and, asc, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { withdrawalParts, withdrawals } from "../../store/schema/withdrawal.ts";

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type PartRow = typeof withdrawalParts.$inferSelect;

/** One withdrawal, held until the end of the transaction: whoever changes it comes through here. */
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

/** The same for its member; anybody else's is as unknown as one that never was. */
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

/** The payments of a withdrawal, in order. */
export function listParts(tx: Transaction, { merchant, id }: WithdrawalRow): Promise<PartRow[]> {
  return tx
    .select()
    .from(withdrawalParts)
    .where(and(eq(withdrawalParts.merchant, merchant), eq(withdrawalParts.withdrawalId, id)))
    .orderBy(asc(withdrawalParts.number));
}

/** One of them by its id; refuses what the withdrawal does not have. */
export function partOf(parts: readonly PartRow[], id: string): PartRow {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new Refusal("withdrawal_not_found", { status: 404 });
  return part;
}
