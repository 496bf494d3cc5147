import type { RedemptionRow } from "../../club/points/redeem/seal-delivery.ts";
import {
  staffMissionIssue,
  staffMissionList,
  staffMissionReject,
} from "../../contract/staff/members/missions.ts";
import {
  staffRedemptionApprove,
  staffRedemptionList,
  staffRedemptionReject,
  staffRedemptionShow,
} from "../../contract/staff/members/redemptions.ts";
import {
  staffReferralAccept,
  staffReferralList,
  staffReferralRefuse,
} from "../../contract/staff/members/referrals.ts";
import {
  staffPromotionList,
  staffPromotionPublish,
  staffPromotionWithdraw,
} from "../../contract/staff/publishing/promotions.ts";
import { wordsIn } from "../../domain/words-in.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { staffOf } from "../people/manage-people.ts";
import { dateOf, givenWords, timeOf, titleOf } from "../published.ts";
import { withFieldNames } from "../with-field-names.ts";
import { campaignRoutes } from "./campaigns/campaign-routes.ts";
import { listAllPromotions } from "./list-all-promotions.ts";
import { issueClaim, rejectClaim } from "./missions/decide-claim.ts";
import { listClaims } from "./missions/list-claims.ts";
import { publishPromotion } from "./publish-promotion.ts";
import { approveRedemption, rejectRedemption } from "./redemptions/decide-redemption.ts";
import { listRedemptions } from "./redemptions/list-redemptions.ts";
import { readRedemption } from "./redemptions/read-redemption.ts";
import { acceptReferral, refuseReferral } from "./referrals/decide-referral.ts";
import { listReferrals } from "./referrals/list-referrals.ts";
import { withdrawPromotion } from "./withdraw-promotion.ts";

const NAMES = { linkTo: "link", startsAt: "from", endsAt: "to" };

/** Staff's calls about promotions, campaigns, redeemed goods, claimed missions and held invitations. */
export const clubRoutes: readonly OfficeRoute[] = [
  at(staffPromotionList, async (desk) =>
    (await listAllPromotions(staffOf(desk), desk.merchant)).map((row) => ({
      ...{ category: row.category, id: row.id, title: titleOf(row.words) },
      state: row.isEnabled ? (row.status ?? "OPEN").toLowerCase() : "withdrawn",
      from: timeOf(row.startsAt),
      to: timeOf(row.endsAt),
    })),
  ),
  at(staffPromotionPublish, async (desk, { link, words, from, to, ...rest }) => {
    const promotion = {
      ...rest,
      linkTo: link ?? null,
      words: givenWords(words),
      startsAt: dateOf(from),
      endsAt: dateOf(to),
    };
    await withFieldNames(NAMES, () => publishPromotion(staffOf(desk), desk.merchant, promotion));
    return {};
  }),
  at(staffPromotionWithdraw, async (desk, { id }) => {
    await withdrawPromotion(staffOf(desk), desk.merchant, id);
    return {};
  }),
  at(staffRedemptionList, async (desk, { all }) => {
    const found = await listRedemptions(staffOf(desk), desk.merchant, { all: all === "yes" });
    return found.map(({ row, username }) => ({ ...briefOf(row), account: username }));
  }),
  at(staffRedemptionShow, async (desk, { reference }) => {
    const found = await readRedemption(staffOf(desk), desk.merchant, reference);
    const { row, username, address, mobile } = found;
    return {
      ...{ ...briefOf(row), account: username, reward: row.reward, address, mobile },
      ...{ reason: row.reason, decidedAt: timeOf(row.decidedAt), decidedBy: row.decidedBy },
    };
  }),
  at(staffRedemptionApprove, async (desk, { reference }) => {
    await approveRedemption(staffOf(desk), { merchant: desk.merchant, reference });
    return {};
  }),
  at(staffRedemptionReject, async (desk, input) => {
    await rejectRedemption(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffMissionList, async (desk, { all }) => {
    const found = await listClaims(staffOf(desk), desk.merchant, { all: all === "yes" });
    return found.map(({ row: { reference, claimedAt, mission, period, state }, username }) => ({
      ...{ reference, at: claimedAt?.getTime() ?? 0, account: username, mission, period, state },
    }));
  }),
  at(staffMissionIssue, async (desk, { reference }) => {
    await issueClaim(staffOf(desk), { merchant: desk.merchant, reference });
    return {};
  }),
  at(staffMissionReject, async (desk, input) => {
    await rejectClaim(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffReferralList, async (desk, { all }) => {
    const found = await listReferrals(staffOf(desk), desk.merchant, { all: all === "yes" });
    return found.map(({ row: { reference, invitedAt, state, signs }, inviter, invited }) => ({
      ...{ reference, at: invitedAt.getTime(), state, inviter, invited, signs },
    }));
  }),
  at(staffReferralAccept, async (desk, { reference }) => {
    await acceptReferral(staffOf(desk), { merchant: desk.merchant, reference });
    return {};
  }),
  at(staffReferralRefuse, async (desk, input) => {
    await refuseReferral(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  ...campaignRoutes,
];

const briefOf = (row: RedemptionRow) => ({
  ...{ reference: row.reference, at: row.createdAt.getTime(), state: row.state },
  ...{ name: wordsIn(row.words, "es")?.name ?? row.reward, quantity: row.quantity },
  points: row.pointsNeeded * row.quantity,
});
