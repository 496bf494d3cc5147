import { z } from "zod";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { campaigns, campaignVersions } from "../../../store/schema/campaign.ts";
import { approvedBySecond, outcomeOf } from "../../approvals/second-person.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import {
  holdCampaign,
  isCampaign,
  isPresentVersion,
  type NamedCampaign,
  wrongState,
} from "./find-campaign.ts";

export const proposeInput = z.object({ code: z.string(), version: z.int() });

type Proposed = NamedCampaign & {
  /** The version that the second person reads; the present one without it. */
  version?: number;
  /** True when nothing may begin to wait, because this person means to say yes. */
  isYes?: boolean;
};

/**
 * Asks a second person for the yes to the present version, or says it. The same word of another person is
 * the yes, and the person who asked is refused with second_pair_of_eyes. Refuses with campaign_state what
 * is neither drafted nor proposed, with approval_over another version, and with nothing_proposed.
 */
export async function proposeCampaign(
  context: StaffContext,
  { merchant, code, version: read, isYes = false }: Proposed,
): Promise<Waiting> {
  const named = { merchant, code };
  const entry = ({ outcome }: Waiting) => ({
    action: outcome === "done" ? "approveCampaign" : "proposeCampaign",
    ...{ details: { code }, changesPages: outcome === "done" },
  });
  return asStaff(context, merchant, entry, async (tx) => {
    const row = await holdCampaign(tx, named);
    const { state, version, governsSince } = row;
    if (isYes && state === "DRAFT") throw new Refusal("nothing_proposed", { status: 409 });
    if (state !== "DRAFT" && state !== "PROPOSED") throw wrongState(state);
    if (read !== undefined && read !== version) throw new Refusal("approval_over", { status: 409 });
    const input = { code, version };
    const wanted = { merchant, verb: "proposeCampaign", subject: code, input };
    const approval = await approvedBySecond(context, tx, wanted);
    const is = isPresentVersion(row);
    if (approval.state === "WAITING") {
      await tx.update(campaigns).set({ state: "PROPOSED" }).where(isCampaign(named));
      await tx.update(campaignVersions).set({ proposedBy: context.staff }).where(is);
      return outcomeOf(approval);
    }
    const at = context.clock.now();
    const governing = { state: "APPROVED", governsSince: governsSince ?? at } as const;
    await tx.update(campaigns).set(governing).where(isCampaign(named));
    const yes = { approvedBy: context.staff, approvedAt: at };
    await tx.update(campaignVersions).set(yes).where(is);
    return outcomeOf(approval);
  });
}
