import { and, eq, or } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { holdDeposit } from "../../../money/cashier/find-deposit.ts";
import type { DepositRow } from "../../../money/cashier/to-deposit.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { deposits } from "../../../store/schema/cashier.ts";

/** Locks the deposit that staff name by its reference, its id or the six digits of its transfer. */
export async function holdDepositByReference(
  tx: Transaction,
  merchant: string,
  reference: string,
): Promise<DepositRow> {
  const found = await tx
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(
        eq(deposits.merchant, merchant),
        or(
          eq(deposits.reference, reference),
          eq(deposits.id, reference),
          eq(deposits.note, reference),
        ),
      ),
    )
    .limit(2);
  // The digits of a transfer are free again after a month.
  if (found.length > 1) throw new Refusal("deposit_ambiguous", { status: 409 });
  if (!found[0]) throw new Refusal("deposit_not_found", { status: 404 });
  return holdDeposit(tx, { merchant, id: found[0].id });
}
