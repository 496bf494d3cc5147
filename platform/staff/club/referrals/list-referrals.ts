import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { members } from "../../../store/schema/merchant.ts";
import { referrals } from "../../../store/schema/referral.ts";
import type { StaffContext } from "../../staff-context.ts";

const SHOWN = 50;
const inviters = alias(members, "inviters");

/** The invitations that are held, or all of them, oldest first, each with both names. */
export async function listReferrals(
  { store }: StaffContext,
  merchant: string,
  { all }: { all: boolean },
) {
  await findMerchant(store, merchant);
  const own = eq(referrals.merchant, merchant);
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ row: referrals, inviter: inviters.username, invited: members.username })
      .from(referrals)
      .innerJoin(inviters, and(eq(inviters.merchant, merchant), eq(inviters.id, referrals.inviter)))
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, referrals.invited)))
      .where(all ? own : and(own, eq(referrals.state, "HELD")))
      .orderBy(asc(referrals.invitedAt), asc(referrals.invited))
      .limit(SHOWN),
  );
}
