import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { payBills, payHolds } from "../../store/schema/pay.ts";

/** What a member owes direct downlines by bills that are not paid in full, in ledger units. */
export async function payOwed(
  tx: Transaction,
  merchant: string,
  memberId: string,
): Promise<bigint> {
  const [row] = await tx
    .select({ owed: sql<string>`coalesce(sum(${payBills.due} - ${payBills.paid}), 0)` })
    .from(payHolds)
    .innerJoin(
      payBills,
      and(
        eq(payBills.merchant, payHolds.merchant),
        eq(payBills.kind, payHolds.kind),
        eq(payBills.period, payHolds.period),
        eq(payBills.contract, payHolds.contract),
      ),
    )
    .where(
      and(eq(payHolds.merchant, merchant), eq(payHolds.member, memberId), isNull(payHolds.until)),
    );
  return BigInt(row?.owed ?? 0);
}
