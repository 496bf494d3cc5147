import { and, asc, eq } from "drizzle-orm";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { members } from "../../../store/schema/merchant.ts";
import { pointRedemptions } from "../../../store/schema/points.ts";
import type { StaffContext } from "../../staff-context.ts";

const SHOWN = 50;

/** The redemptions that wait for staff, or all of them, oldest first, each with its member's name. */
export async function listRedemptions(
  { store }: StaffContext,
  merchant: string,
  { all }: { all: boolean },
) {
  await findMerchant(store, merchant);
  const own = eq(pointRedemptions.merchant, merchant);
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ row: pointRedemptions, username: members.username })
      .from(pointRedemptions)
      .innerJoin(
        members,
        and(eq(members.merchant, merchant), eq(members.id, pointRedemptions.member)),
      )
      .where(all ? own : and(own, eq(pointRedemptions.state, "IN_PROCESS")))
      .orderBy(asc(pointRedemptions.createdAt), asc(pointRedemptions.id))
      .limit(SHOWN),
  );
}
