import { and, asc, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { members } from "../../store/schema/merchant.ts";
import { withdrawalPayments, withdrawals } from "../../store/schema/withdrawal.ts";
import type { StaffContext } from "../staff-context.ts";

const SHOWN = 50;

/**
 * The withdrawals that are not over, or all of them, oldest first. Each has its member, and whether
 * a gateway left staff without a clear answer.
 */
export async function listRequests(
  { store }: StaffContext,
  merchant: string,
  { all = false }: { all?: boolean } = {},
) {
  await findMerchant(store, merchant);
  const own = eq(withdrawals.merchant, merchant);
  return store.inMerchant(merchant, (tx) => {
    const flagged = tx
      .select({ part: withdrawalPayments.part })
      .from(withdrawalPayments)
      .where(
        and(
          eq(withdrawalPayments.merchant, withdrawals.merchant),
          eq(withdrawalPayments.withdrawalId, withdrawals.id),
          eq(withdrawalPayments.status, "OPEN"),
          isNotNull(withdrawalPayments.flaggedAt),
        ),
      );
    return tx
      .select({
        row: withdrawals,
        username: members.username,
        isUnclear: sql<boolean>`${exists(flagged)}`,
      })
      .from(withdrawals)
      .innerJoin(
        members,
        and(eq(members.merchant, withdrawals.merchant), eq(members.id, withdrawals.memberId)),
      )
      .where(all ? own : and(own, isNull(withdrawals.endedAt)))
      .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
      .limit(SHOWN);
  });
}
