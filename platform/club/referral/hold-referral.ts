import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { referrals } from "../../store/schema/referral.ts";
import type { ReferralRow } from "./referral-facts.ts";

/**
 * Locks the inviter, so that the month's most is counted by one at a time, and then the invitation. Null
 * when there is none.
 */
export async function holdReferral(
  tx: Transaction,
  merchant: string,
  invited: string,
): Promise<ReferralRow | null> {
  const is = and(eq(referrals.merchant, merchant), eq(referrals.invited, invited));
  const [known] = await tx.select({ inviter: referrals.inviter }).from(referrals).where(is);
  if (!known) return null;
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, known.inviter)))
    .for("no key update");
  const [row] = await tx.select().from(referrals).where(is).for("update");
  return row ?? null;
}
