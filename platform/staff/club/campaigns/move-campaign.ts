import { and, eq, inArray, ne } from "drizzle-orm";
import type { CampaignState } from "../../../contract/club/campaign-kinds.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { campaigns } from "../../../store/schema/campaign.ts";
import { refuseWaiting } from "../../approvals/second-person.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import {
  type CampaignRow,
  holdCampaign,
  isCampaign,
  type NamedCampaign,
  wrongState,
} from "./find-campaign.ts";

export type Move = "start" | "pause" | "end";

const MOVES: Readonly<
  Record<Move, { from: readonly CampaignState[]; to: CampaignState; action: string }>
> = {
  start: { from: ["APPROVED", "PAUSED"], to: "RUNNING", action: "startCampaign" },
  pause: { from: ["RUNNING"], to: "PAUSED", action: "pauseCampaign" },
  end: {
    from: ["DRAFT", "PROPOSED", "APPROVED", "RUNNING", "PAUSED"],
    ...{ to: "ENDED", action: "endCampaign" },
  },
};

/**
 * Starts, pauses or ends a campaign. What members began under it is paid. Refuses with campaign_state,
 * and a start with campaign_over after the schedule's end and with offer_taken while another campaign
 * of the same offer runs or is paused.
 */
export async function moveCampaign(
  context: StaffContext,
  { move, ...named }: NamedCampaign & { move: Move },
): Promise<void> {
  const { merchant, code } = named;
  const { from, to, action } = MOVES[move];
  await asStaff(context, merchant, { action, details: { code } }, async (tx) => {
    const row = await holdCampaign(tx, named);
    if (!from.includes(row.state)) throw wrongState(row.state);
    const at = context.clock.now();
    if (move === "start") await requireFree(tx, row, at);
    if (move === "end") {
      await refuseWaiting(context, tx, { merchant, verb: "proposeCampaign", subject: code });
    }
    const times = {
      ...(move === "start" && { startedAt: row.startedAt ?? at }),
      ...(move === "end" && { endedAt: at }),
    };
    await tx
      .update(campaigns)
      .set({ state: to, ...times })
      .where(isCampaign(named));
  });
}

async function requireFree(tx: Transaction, row: CampaignRow, at: Date): Promise<void> {
  if (row.endsAt && row.endsAt <= at) throw new Refusal("campaign_over", { status: 409 });
  const { merchant, code, kind, offer } = row;
  const others = and(
    ...[eq(campaigns.merchant, merchant), eq(campaigns.kind, kind), eq(campaigns.offer, offer)],
    ...[ne(campaigns.code, code), inArray(campaigns.state, ["RUNNING", "PAUSED"])],
  );
  if ((await tx.$count(campaigns, others)) > 0) throw new Refusal("offer_taken", { status: 409 });
}
