import {
  type CampaignContent,
  campaignContent,
} from "../../../../club/campaigns/campaign-content.ts";
import type { staffCampaignDryRun } from "../../../../contract/staff/publishing/campaigns.ts";
import type { ValueOf } from "../../../../contract/wire/call.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { findMerchant } from "../../../../core/merchant/find-merchant.ts";
import type { Store } from "../../../../store/open-store.ts";
import { campaigns } from "../../../../store/schema/campaign.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { isCampaign, type NamedCampaign, unknownCampaign } from "../find-campaign.ts";
import { audiencePages } from "./audience-pages.ts";
import { lastMonth, type Span } from "./month.ts";
import { boardPayments } from "./of-board.ts";
import { bonusPages } from "./of-bonus.ts";
import { drawPages } from "./of-draw.ts";
import { missionPages } from "./of-mission.ts";
import type { Page } from "./page.ts";
import { type Payment, Tally } from "./tally.ts";

const PAGES = { bonus: bonusPages, mission: missionPages, draw: drawPages };

/**
 * What a campaign's present version would have paid at most over the merchant's last thirty days. It asks
 * the engine's own facts and rules, and reads members in pages. It writes nothing.
 */
export async function dryRun(
  { store, clock }: StaffContext,
  named: NamedCampaign,
): Promise<ValueOf<typeof staffCampaignDryRun>> {
  const { merchant } = named;
  await findMerchant(store, merchant);
  const now = clock.now();
  const { content, month } = await store.reading(merchant, async (reader) => {
    const [row] = await reader.select().from(campaigns).where(isCampaign(named));
    if (!row) throw unknownCampaign();
    const content = campaignContent.parse(row.content);
    return { content, month: await lastMonth(reader, merchant, now) };
  });
  const tally = new Tally();
  const audience = await count(store, { merchant, content, month }, tally);
  const { budget } = content;
  const result = tally.result(budget);
  return {
    ...{ from: month.since.getTime(), to: now.getTime(), audience, ...result, budget },
    rewards: result.rewards.toSorted((one, other) => (one.reward < other.reward ? -1 : 1)),
  };
}

/** Fills the tally, and returns how many members the audience has. */
async function count(
  store: Store,
  { merchant, content, month }: { merchant: string; content: CampaignContent; month: Span },
  tally: Tally,
): Promise<number> {
  const { kind, offer, audience } = content;
  const page =
    kind === "board"
      ? nothing
      : await store.reading(merchant, (reader) => PAGES[kind](reader, merchant, offer, month));
  const places =
    kind === "board" ? await boardPayments(store, { merchant, offer, audience, month }) : NOBODY;
  if (!page || !places) throw new Refusal("unknown_offer", { field: "offer", status: 404 });
  for (const payments of places.values()) tally.addPlayer(payments);
  let members = 0;
  for await (const ids of audiencePages(store, { merchant, audience, now: month.until })) {
    members += ids.length;
    const paid = await store.reading(merchant, (reader) => page(reader, ids));
    const byMember = Map.groupBy(paid, ([member]) => member);
    for (const own of byMember.values()) tally.addPlayer(own.map(([, payment]) => payment));
  }
  return members;
}

const nothing: Page = async () => [];
const NOBODY: ReadonlyMap<string, Payment[]> = new Map();
