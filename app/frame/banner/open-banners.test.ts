import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { campaigns } from "#platform/store/schema/campaign.ts";
import { banners } from "#platform/store/schema/notice.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { alba } from "#tests/under-test/demo-brands.ts";
import { campaignUnderTest } from "#tests/under-test/staff/campaign-under-test.ts";

useOwnDatabase();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite();
});
afterAll(() => site.close());

let turn = 0;
/** The home as it is now: every request counts as one after a change of the merchant. */
async function homeShows(title: string) {
  turn += 1;
  const now = turn;
  const answer = await site.ask("/", { changes: { lastOf: () => now } });
  return (await answer.text()).includes(title);
}

test("a banner of a promotion stands while the promotion is offered", async () => {
  await site.store.inMerchant(alba.code, (tx) =>
    tx.insert(banners).values({
      ...{ merchant: alba.code, id: "offer", groupName: "w_home", position: 9, url: "w_home-1" },
      ...{ linkageType: "PROMOTION", linkageTarget: "campaign.oferta" },
      words: { es: { kicker: "", title: "Bono de prueba", text: "Hoy", action: "Ver" } },
    }),
  );
  expect(await homeShows("Bono de prueba")).toBe(false);
  await campaignUnderTest(alba.code, { kind: "bonus", offer: "welcome" }, { code: "oferta" });
  expect(await homeShows("Bono de prueba")).toBe(true);
  await site.store.inMerchant(alba.code, (tx) =>
    tx.update(campaigns).set({ state: "ENDED" }).where(eq(campaigns.code, "oferta")),
  );
  expect(await homeShows("Bono de prueba")).toBe(false);
});
