import { and, eq, or } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { holdWithdrawal, type WithdrawalRow } from "../../money/withdrawals/find-withdrawal.ts";
import type { WriteContext } from "../../money/write-context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { withdrawals } from "../../store/schema/withdrawal.ts";
import type { StaffContext } from "../staff-context.ts";

/** Locks the withdrawal that staff name by its reference or its id. */
export async function holdByReference(
  tx: Transaction,
  merchant: string,
  reference: string,
): Promise<WithdrawalRow> {
  const [found] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.merchant, merchant),
        or(eq(withdrawals.reference, reference), eq(withdrawals.id, reference)),
      ),
    );
  if (!found) throw new Refusal("withdrawal_not_found", { status: 404 });
  return holdWithdrawal(tx, merchant, found.id);
}

/** The write context for a change by staff. */
export function writeContextOf({ clock, random }: StaffContext, merchant: string): WriteContext {
  return { clock, random, merchant: { code: merchant } };
}
