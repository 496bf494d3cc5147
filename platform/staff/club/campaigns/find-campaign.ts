import { and, eq } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { campaigns, campaignVersions } from "../../../store/schema/campaign.ts";

export type CampaignRow = typeof campaigns.$inferSelect;
export type NamedCampaign = { merchant: string; code: string };

export const isCampaign = ({ merchant, code }: NamedCampaign) =>
  and(eq(campaigns.merchant, merchant), eq(campaigns.code, code));

/** The version that a campaign stands at. */
export const isPresentVersion = ({ merchant, code, version }: CampaignRow) =>
  and(
    eq(campaignVersions.merchant, merchant),
    eq(campaignVersions.code, code),
    eq(campaignVersions.version, version),
  );

/** A campaign with its row locked. Refuses an unknown one with unknown_campaign. */
export async function holdCampaign(tx: Transaction, named: NamedCampaign): Promise<CampaignRow> {
  const [row] = await tx.select().from(campaigns).where(isCampaign(named)).for("update");
  if (!row) throw unknownCampaign();
  return row;
}

export const unknownCampaign = () =>
  new Refusal("unknown_campaign", { field: "code", status: 404 });

/** The refusal of a step that does not fit the state. */
export const wrongState = (state: string) =>
  new Refusal("campaign_state", { status: 409, details: { state } });
