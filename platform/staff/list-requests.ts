import { and, asc, eq, isNull } from "drizzle-orm";
import { findMerchant } from "../site/find-merchant.ts";
import { members } from "../store/schema/merchant.ts";
import { withdrawals } from "../store/schema/withdrawal.ts";
import type { StaffContext } from "./staff-context.ts";

const SHOWN = 50;

/** The withdrawals that are not over, or all of them, with who asked; the oldest first. */
export async function listRequests(
  { store }: StaffContext,
  merchant: string,
  { all = false }: { all?: boolean } = {},
) {
  await findMerchant(store, merchant);
  const own = eq(withdrawals.merchant, merchant);
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ row: withdrawals, username: members.username })
      .from(withdrawals)
      .innerJoin(
        members,
        and(eq(members.merchant, withdrawals.merchant), eq(members.id, withdrawals.memberId)),
      )
      .where(all ? own : and(own, isNull(withdrawals.endedAt)))
      .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
      .limit(SHOWN),
  );
}
