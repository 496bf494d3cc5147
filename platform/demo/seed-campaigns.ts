import { and, eq } from "drizzle-orm";
import { allPrizesOf } from "../club/boards/owed-prizes.ts";
import { DRAWS } from "../contract/club/gifts/draws.ts";
import type { MerchantFile } from "../contract/staff/merchant/merchant-file.ts";
import { configAt } from "../core/merchant/config/config-at.ts";
import { formatAmount } from "../domain/money.ts";
import { draftCampaign } from "../staff/club/campaigns/draft-campaign.ts";
import { moveCampaign } from "../staff/club/campaigns/move-campaign.ts";
import { proposeCampaign } from "../staff/club/campaigns/propose-campaign.ts";
import { DEMO_ADMIN } from "../staff/people/demo-admin.ts";
import type { StaffContext } from "../staff/staff-context.ts";
import type { Reader } from "../store/open-store.ts";
import { campaigns } from "../store/schema/campaign.ts";
import { missions } from "../store/schema/club.ts";
import { DEMO_CAMPAIGNS, type DemoCampaign } from "./demo-campaigns.ts";

/** The second person of a demonstration, who has no login. */
const SECOND = "demo-finance";

type CardWords = NonNullable<MerchantFile["campaignWords"]>[string];

/** What one reward of an offer costs at most, in ledger units, and until when it is offered. */
type Cost = { most: bigint; endsAt: Date | null };

/**
 * Runs the demonstration's campaigns of a merchant as two people of staff would. One that is there
 * already stays as it is, and one whose offer the merchant's file lacks is left out. The cards say
 * what the merchant's file has for them.
 */
export async function seedCampaigns(
  context: Omit<StaffContext, "staff" | "staffId">,
  { code: merchant, campaignWords = {} }: Pick<MerchantFile, "code" | "campaignWords">,
): Promise<void> {
  const first = { ...context, staff: DEMO_ADMIN, staffId: DEMO_ADMIN };
  const second = { ...context, staff: SECOND, staffId: SECOND };
  for (const { code, rewards, ...shared } of DEMO_CAMPAIGNS) {
    const campaign = { ...shared, words: saidBy(shared.words, campaignWords[code]) };
    const named = { merchant, code };
    const cost = await context.store.reading(merchant, async (reader) => {
      const is = and(eq(campaigns.merchant, merchant), eq(campaigns.code, code));
      if ((await reader.$count(campaigns, is)) > 0) return null;
      return costOf(reader, merchant, campaign, context.clock.now());
    });
    if (!cost) continue;
    const { most, endsAt } = cost;
    const budget = formatAmount(most * BigInt(rewards));
    await draftCampaign(first, {
      ...named,
      draft: { ...campaign, budget, startsAt: null, endsAt },
    });
    await proposeCampaign(first, named);
    await proposeCampaign(second, named);
    await moveCampaign(first, { ...named, move: "start" });
  }
}

const saidBy = (shared: DemoCampaign["words"], own: CardWords = {}): DemoCampaign["words"] => ({
  es: { ...shared.es, ...own.es },
  en: { ...shared.en, ...own.en },
});

async function costOf(
  reader: Reader,
  merchant: string,
  { kind, offer }: Pick<DemoCampaign, "kind" | "offer">,
  now: Date,
): Promise<Cost | null> {
  if (kind === "mission") {
    const is = and(eq(missions.merchant, merchant), eq(missions.id, offer));
    const [mission] = await reader.select().from(missions).where(is);
    return mission ? { most: mission.reward, endsAt: mission.endsAt } : null;
  }
  if (kind === "bonus") {
    const { terms } = await configAt(reader, merchant, "bonuses", now);
    const bonus = terms.bonuses[offer];
    return bonus ? { most: bonus.amountMax ?? bonus.amount!, endsAt: bonus.endsAt ?? null } : null;
  }
  if (kind === "draw") {
    const { terms } = await configAt(reader, merchant, "draws", now);
    const name = DRAWS.find((one) => one === offer);
    const most =
      name && terms.draws[name]?.prizes.reduce((high, { cash }) => (cash > high ? cash : high), 0n);
    return most ? { most, endsAt: null } : null;
  }
  const { terms } = await configAt(reader, merchant, "boards", now);
  const board = terms.boards.find(({ id, entry }) => id === offer && entry);
  return board && (!board.endsAt || board.endsAt > now)
    ? { most: allPrizesOf(board), endsAt: board.endsAt ?? null }
    : null;
}
