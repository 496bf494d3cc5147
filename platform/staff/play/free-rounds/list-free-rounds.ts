import { and, desc, eq } from "drizzle-orm";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { members } from "../../../store/schema/merchant.ts";
import { freeGrants } from "../../../store/schema/vendor-wallet.ts";
import type { StaffContext } from "../../staff-context.ts";

const LISTED_MAX = 200;

/** A merchant's newest grants of free rounds with their members' names. */
export async function listFreeRounds({ store }: StaffContext, merchant: string) {
  await findMerchant(store, merchant);
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ grant: freeGrants, username: members.username })
      .from(freeGrants)
      .innerJoin(
        members,
        and(eq(members.merchant, freeGrants.merchant), eq(members.id, freeGrants.member)),
      )
      .where(eq(freeGrants.merchant, merchant))
      .orderBy(desc(freeGrants.grantedAt), freeGrants.campaign)
      .limit(LISTED_MAX),
  );
}
