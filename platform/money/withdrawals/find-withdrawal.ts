import { and, asc, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { withdrawalInstalments, withdrawals } from "../../store/schema/withdrawal.ts";

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type InstalmentRow = typeof withdrawalInstalments.$inferSelect;

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

/** Does the same for its member. Another member's is refused like an unknown one. */
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
export function listInstalments(
  tx: Transaction,
  { merchant, id }: WithdrawalRow,
): Promise<InstalmentRow[]> {
  return tx
    .select()
    .from(withdrawalInstalments)
    .where(
      and(eq(withdrawalInstalments.merchant, merchant), eq(withdrawalInstalments.withdrawalId, id)),
    )
    .orderBy(asc(withdrawalInstalments.number));
}

/** One instalment by its id. Refuses an id of another withdrawal. */
export function instalmentOf(instalments: readonly InstalmentRow[], id: string): InstalmentRow {
  const instalment = instalments.find((one) => one.id === id);
  if (!instalment) throw new Refusal("withdrawal_not_found", { status: 404 });
  return instalment;
}
