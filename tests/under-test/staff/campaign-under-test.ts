import { eq } from "drizzle-orm";
import {
  type CampaignContent,
  campaignContent,
  writtenContent,
} from "#platform/club/campaigns/campaign-content.ts";
import type { CampaignState } from "#platform/contract/club/campaign-kinds.ts";
import { campaigns } from "#platform/store/schema/campaign.ts";
import { testStore } from "#tests/support/database.ts";

const words = (title: string) => ({
  ...{ title, summary: "Para ti.", action: "Ver" },
  html: `<p>${title}</p>`,
});

type Given = Partial<Omit<CampaignContent, "budget">> & { budget?: string };

/** A campaign's content as staff type it. */
export const campaignDraft = (given: Given) => ({
  ...{ kind: "bonus" as const, offer: "hola", audience: {}, budget: "1000.00" },
  ...{ startsAt: null, endsAt: null, category: "CLUB" as const, picture: "p_club-1" },
  words: { es: words("Campaña"), en: words("Campaign") },
  ...given,
});

/** A campaign with two people's yes in some state, written past the verbs. */
export async function campaignUnderTest(
  merchant: string,
  given: Given = {},
  { state = "RUNNING" as CampaignState, code = "c1" } = {},
) {
  const store = await testStore();
  const content = campaignContent.parse(campaignDraft(given));
  const { kind, offer, startsAt, endsAt, budget } = content;
  await store.inMerchant(merchant, (tx) =>
    tx.insert(campaigns).values({
      ...{ merchant, code, kind, offer, state, version: 1, startsAt, endsAt, budget },
      ...{ content: writtenContent(content), governsSince: new Date(0) },
      startedAt: new Date(0),
    }),
  );
  const row = () =>
    store.inMerchant(merchant, async (tx) => {
      const [found] = await tx.select().from(campaigns).where(eq(campaigns.code, code));
      return found!;
    });
  const turn = (to: CampaignState) =>
    store.inMerchant(merchant, (tx) =>
      tx.update(campaigns).set({ state: to }).where(eq(campaigns.code, code)),
    );
  return { row, turn };
}
