import type { Transaction } from "#platform/store/open-store.ts";
import { missionParts } from "#platform/store/schema/missions.ts";
import { referrals } from "#platform/store/schema/referral.ts";
import { campaignUnderTest } from "../staff/campaign-under-test.ts";

type Hers = { merchant: string; memberId: string; at: Date; mission: string; referral: string };

/** Gives a member a claim of a mission and a held invitation, which wait for staff, and drafts a campaign. */
export async function claimsOfHers(
  tx: Transaction,
  { merchant, memberId, at, campaign, ...hers }: Hers & { campaign?: string },
) {
  if (campaign) await campaignUnderTest(merchant, {}, { code: campaign, state: "DRAFT" });
  await tx.insert(missionParts).values({
    ...{ merchant, mission: "hers", member: memberId, period: "", reference: hers.mission },
    ...{ state: "APPLIED", joinedAt: at, claimedAt: at },
  });
  await tx.insert(referrals).values({
    ...{ merchant, invited: memberId, inviter: memberId, reference: hers.referral, state: "HELD" },
    ...{ invitedAt: at, until: at, deposits: 1n, validBet: 1n, cash: 1n, points: 0, multiple: 1 },
    ...{ claimDays: 1, mostPerMonth: 1, configVersion: 1 },
  });
}
