import { and, asc, eq, inArray } from "drizzle-orm";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { members } from "../../../store/schema/merchant.ts";
import type { StaffContext } from "../../staff-context.ts";

const SHOWN = 50;

/** The deposits that wait for staff, or all of them, with their members; oldest first. */
export async function listDepositRequests(
  { store }: StaffContext,
  merchant: string,
  { all = false }: { all?: boolean } = {},
) {
  await findMerchant(store, merchant);
  const own = eq(deposits.merchant, merchant);
  const waiting = inArray(deposits.status, ["SLIP_SUBMITTED", "REVIEW"]);
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ row: deposits, username: members.username })
      .from(deposits)
      .innerJoin(
        members,
        and(eq(members.merchant, deposits.merchant), eq(members.id, deposits.memberId)),
      )
      .where(all ? own : and(own, waiting))
      .orderBy(asc(deposits.createdAt), asc(deposits.id))
      .limit(SHOWN),
  );
}
