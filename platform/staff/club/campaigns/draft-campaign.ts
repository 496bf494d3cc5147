import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import {
  type CampaignContent,
  campaignContent,
  writtenContent,
} from "../../../club/campaigns/campaign-content.ts";
import type { CampaignKind } from "../../../contract/club/campaign-kinds.ts";
import { DRAWS } from "../../../contract/club/gifts/draws.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { configAt } from "../../../core/merchant/config/config-at.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Reader, Transaction } from "../../../store/open-store.ts";
import { campaigns, campaignVersions } from "../../../store/schema/campaign.ts";
import { missions } from "../../../store/schema/club.ts";
import { refuseWaiting } from "../../approvals/second-person.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { isCampaign, wrongState } from "./find-campaign.ts";

/** A draft as it is typed: the budget as text, such as "500.00". */
export type Draft = z.input<typeof campaignContent>;
type Asked = { merchant: string; code: string; draft: Draft };

/**
 * Drafts a campaign, or its next version, and returns the version. What was proposed before is refused by
 * that, and an approved or paused campaign needs a new yes. Refuses with invalid_campaign at the field, also
 * a budget below the one that had a yes, with unknown_offer, with board_without_entry, and with
 * campaign_state a running or ended one and another offer than before.
 */
export async function draftCampaign(
  context: StaffContext,
  { merchant, code, draft }: Asked,
): Promise<{ version: number }> {
  const read = campaignContent.safeParse(draft);
  if (!read.success) {
    const path = read.error.issues[0]?.path ?? [];
    const field = (path[0] === "audience" ? path.slice(1) : path).join(".");
    throw new Refusal("invalid_campaign", { field });
  }
  const content = read.data;
  const { kind, offer } = content;
  const budget = formatAmount(content.budget);
  const entry = ({ version }: { version: number }) => ({
    ...{ action: "draftCampaign", details: { code, version, kind, offer, budget } },
    changesPages: false,
  });
  return asStaff(context, merchant, entry, async (tx) => {
    await requireOffer(tx, merchant, content, context.clock.now());
    const named = { merchant, code };
    const [known] = await tx.select().from(campaigns).where(isCampaign(named)).for("update");
    if (known?.state === "RUNNING" || known?.state === "ENDED") throw wrongState(known.state);
    if (known && (known.kind !== kind || known.offer !== offer)) {
      throw new Refusal("campaign_state", { field: "offer", status: 409 });
    }
    // What members began under the budget must stay payable.
    if (known?.governsSince && content.budget < known.budget) {
      throw new Refusal("invalid_campaign", { field: "budget" });
    }
    await refuseWaiting(context, tx, { merchant, verb: "proposeCampaign", subject: code });
    return write(context, tx, { ...named, content, before: known?.version ?? 0 });
  });
}

async function write(
  { clock, staff }: StaffContext,
  tx: Transaction,
  named: { merchant: string; code: string; content: CampaignContent; before: number },
): Promise<{ version: number }> {
  const { merchant, code, content, before } = named;
  const { kind, offer, budget, startsAt, endsAt } = content;
  const version = before + 1;
  const written = writtenContent(content);
  const present = { state: "DRAFT", version, content: written, startsAt, endsAt, budget } as const;
  await tx
    .insert(campaigns)
    .values({ merchant, code, kind, offer, ...present })
    .onConflictDoUpdate({ target: [campaigns.merchant, campaigns.code], set: present });
  await tx.insert(campaignVersions).values({
    ...{ merchant, code, version, content: written },
    ...{ draftedBy: staff, draftedAt: clock.now() },
  });
  return { version };
}

async function requireOffer(
  reader: Reader,
  merchant: string,
  { kind, offer }: CampaignContent,
  at: Date,
): Promise<void> {
  if (!(await OFFERS[kind](reader, merchant, offer, at))) {
    throw new Refusal("unknown_offer", { field: "offer", status: 404 });
  }
}

type IsOffer = (reader: Reader, merchant: string, offer: string, at: Date) => Promise<boolean>;

/** Whether a merchant's terms have the offer. */
const OFFERS: Readonly<Record<CampaignKind, IsOffer>> = {
  async bonus(reader, merchant, offer, at) {
    const { terms } = await configAt(reader, merchant, "bonuses", at);
    return Object.hasOwn(terms.bonuses, offer);
  },
  async draw(reader, merchant, offer, at) {
    const { terms } = await configAt(reader, merchant, "draws", at);
    return DRAWS.some((name) => name === offer && terms.draws[name]);
  },
  async mission(reader, merchant, offer) {
    const is = and(eq(missions.merchant, merchant), eq(missions.id, offer));
    return (await reader.$count(missions, is)) > 0;
  },
  async board(reader, merchant, offer, at) {
    const { terms } = await configAt(reader, merchant, "boards", at);
    const board = terms.boards.find(({ id }) => id === offer);
    // Without an entry nobody could be asked whether they are of the audience.
    if (board && !board.entry) throw new Refusal("board_without_entry", { field: "offer" });
    return board !== undefined;
  },
};
