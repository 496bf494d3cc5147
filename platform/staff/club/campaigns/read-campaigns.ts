import { and, asc, desc, eq } from "drizzle-orm";
import { campaignContent } from "../../../club/campaigns/campaign-content.ts";
import type { staffCampaignShow } from "../../../contract/staff/publishing/campaigns.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { campaigns, campaignVersions } from "../../../store/schema/campaign.ts";
import { timeOf, titleOf } from "../../published.ts";
import type { StaffContext } from "../../staff-context.ts";
import {
  type CampaignRow,
  isCampaign,
  type NamedCampaign,
  unknownCampaign,
} from "./find-campaign.ts";

const SHOWN = 200;

/** The merchant's campaigns, those that began last first. */
export async function listCampaigns({ store }: StaffContext, merchant: string) {
  await findMerchant(store, merchant);
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(campaigns)
      .where(eq(campaigns.merchant, merchant))
      .orderBy(desc(campaigns.startedAt), asc(campaigns.code))
      .limit(SHOWN),
  );
  return rows.map(briefOf);
}

/** A campaign with its audience and every version. Refuses with unknown_campaign. */
export async function showCampaign(
  { store }: StaffContext,
  named: NamedCampaign,
): Promise<ValueOf<typeof staffCampaignShow>> {
  await findMerchant(store, named.merchant);
  return store.inMerchant(named.merchant, async (tx) => {
    const [row] = await tx.select().from(campaigns).where(isCampaign(named));
    if (!row) throw unknownCampaign();
    const { merchant, code } = named;
    const versions = await tx
      .select()
      .from(campaignVersions)
      .where(and(eq(campaignVersions.merchant, merchant), eq(campaignVersions.code, code)))
      .orderBy(asc(campaignVersions.version));
    const { audience, category, picture, words } = campaignContent.parse(row.content);
    return {
      ...{ ...briefOf(row), ...audience, category, picture, summary: words.es.summary },
      ...{ startedAt: timeOf(row.startedAt), endedAt: timeOf(row.endedAt) },
      versions: versions.map(({ version, draftedBy, draftedAt, ...steps }) => ({
        ...{ version, draftedBy, draftedAt: draftedAt.getTime() },
        ...{ proposedBy: steps.proposedBy, approvedBy: steps.approvedBy },
        approvedAt: timeOf(steps.approvedAt),
      })),
    };
  });
}

function briefOf(row: CampaignRow) {
  const { code, kind, offer, state, version, budget, spent, startsAt, endsAt } = row;
  return {
    ...{ code, kind, offer, state, version, budget, spent },
    ...{ from: timeOf(startsAt), to: timeOf(endsAt) },
    title: titleOf(campaignContent.parse(row.content).words),
  };
}
