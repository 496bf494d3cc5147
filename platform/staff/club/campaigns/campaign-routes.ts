import {
  staffCampaignApprove,
  staffCampaignDraft,
  staffCampaignDryRun,
  staffCampaignEnd,
  staffCampaignList,
  staffCampaignPause,
  staffCampaignPropose,
  staffCampaignShow,
  staffCampaignStart,
} from "../../../contract/staff/publishing/campaigns.ts";
import { formatAmount } from "../../../domain/money.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { type MerchantDesk, staffOf } from "../../people/manage-people.ts";
import { dateOf } from "../../published.ts";
import { withFieldNames } from "../../with-field-names.ts";
import { type Draft, draftCampaign } from "./draft-campaign.ts";
import { dryRun } from "./dry-run/dry-run.ts";
import { type Move, moveCampaign } from "./move-campaign.ts";
import { proposeCampaign } from "./propose-campaign.ts";
import { listCampaigns, showCampaign } from "./read-campaigns.ts";

const NAMES = { startsAt: "from", endsAt: "to" };

/** Staff's calls about campaigns. */
export const campaignRoutes: readonly OfficeRoute[] = [
  at(staffCampaignList, (desk) => listCampaigns(staffOf(desk), desk.merchant)),
  at(staffCampaignShow, (desk, { code }) => showCampaign(staffOf(desk), named(desk, code))),
  at(staffCampaignDryRun, (desk, { code }) => dryRun(staffOf(desk), named(desk, code))),
  at(staffCampaignDraft, async (desk, input) => {
    const { code, from, to, budget, words, kind, offer, category, picture, ...audience } = input;
    const draft = {
      ...{ kind, offer, category, picture, audience: given(audience), words },
      ...{ budget: formatAmount(budget), startsAt: dateOf(from), endsAt: dateOf(to) },
    } as Draft;
    return withFieldNames(NAMES, () =>
      draftCampaign(staffOf(desk), { ...named(desk, code), draft }),
    );
  }),
  at(staffCampaignPropose, (desk, { code }) => proposeCampaign(staffOf(desk), named(desk, code))),
  at(staffCampaignApprove, (desk, { code }) =>
    proposeCampaign(staffOf(desk), { ...named(desk, code), isYes: true }),
  ),
  at(staffCampaignStart, (desk, { code }) => move(desk, code, "start")),
  at(staffCampaignPause, (desk, { code }) => move(desk, code, "pause")),
  at(staffCampaignEnd, (desk, { code }) => move(desk, code, "end")),
];

const named = ({ merchant }: MerchantDesk, code: string) => ({ merchant, code });

/** An empty list of the wire is no clause. */
const given = <Clauses extends object>(clauses: Clauses) =>
  Object.fromEntries(
    Object.entries(clauses).filter(([, clause]) => !(Array.isArray(clause) && clause.length === 0)),
  );

async function move(desk: MerchantDesk, code: string, name: Move): Promise<Record<string, never>> {
  await moveCampaign(staffOf(desk), { ...named(desk, code), move: name });
  return {};
}
