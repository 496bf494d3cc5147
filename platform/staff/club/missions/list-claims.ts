import { and, asc, eq, isNotNull } from "drizzle-orm";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { members } from "../../../store/schema/merchant.ts";
import { missionParts } from "../../../store/schema/missions.ts";
import type { StaffContext } from "../../staff-context.ts";

const SHOWN = 50;

/** The claims that wait for staff, or all of them, oldest first, each with its member's name. */
export async function listClaims(
  { store }: StaffContext,
  merchant: string,
  { all }: { all: boolean },
) {
  await findMerchant(store, merchant);
  const own = eq(missionParts.merchant, merchant);
  const isWaiting = eq(missionParts.state, "APPLIED");
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ row: missionParts, username: members.username })
      .from(missionParts)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, missionParts.member)))
      .where(and(own, all ? isNotNull(missionParts.claimedAt) : isWaiting))
      .orderBy(asc(missionParts.claimedAt), asc(missionParts.reference))
      .limit(SHOWN),
  );
}
