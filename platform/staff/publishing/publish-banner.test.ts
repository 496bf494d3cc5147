import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshVendor, GAME } from "#tests/support/vendor.ts";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { listBanners } from "../../publishing/banners/list-banners.ts";
import { games } from "../../store/schema/catalogue.ts";
import { type BannerInput, publishBanner } from "./publish-banner.ts";
import { withdrawBanner } from "./withdraw-banner.ts";

const words = { kicker: "", title: "Feria", text: "Hoy", action: "Ver" };
const input: BannerInput = {
  id: "feria",
  groupName: "w_rng",
  url: "w_rng-1",
  link: { type: "PAGE", target: "/hot" },
  words: { es: words },
};

async function newsroom() {
  const { staff, merchant, clock, audit } = await staffUnderTest();
  const context = await testContext({ merchant, clock });
  const shown = () => listBanners(context, { groupName: "w_rng", language: "es" });
  const publish = (more: Partial<BannerInput> = {}) =>
    publishBanner(staff, merchant.code, { ...input, ...more });
  return { staff, merchant, clock, audit, shown, publish };
}

test("a banner is published, changed, withdrawn and published again", async () => {
  const { staff, merchant, audit, shown, publish } = await newsroom();
  await publish();
  expect(await shown()).toMatchObject([{ bannerId: "feria", title: "Feria", linkageType: "PAGE" }]);
  await publish({ words: { es: { ...words, title: "Gran feria" } } });
  expect((await shown()).map(({ title }) => title)).toEqual(["Gran feria"]);
  await withdrawBanner(staff, merchant.code, "feria");
  expect(await shown()).toEqual([]);
  await publish();
  expect(await shown()).toHaveLength(1);
  expect((await audit()).map(({ action }) => action).sort()).toEqual([
    "publishBanner",
    "publishBanner",
    "publishBanner",
    "withdrawBanner",
  ]);
});

test("another merchant neither shows nor withdraws it", async () => {
  const [one, other] = [await newsroom(), await newsroom()];
  await one.publish();
  expect(await other.shown()).toEqual([]);
  const withdraw = withdrawBanner(other.staff, other.merchant.code, "feria");
  await expect(withdraw).rejects.toThrow("unknown_banner");
  expect(await one.shown()).toHaveLength(1);
});

test.each<[string, Partial<BannerInput>]>([
  ["link", { link: { type: "PAGE", target: "//evil.example" } }],
  ["link", { link: { type: "URL", target: "javascript:alert(1)" } }],
  ["link", { link: { type: "GAME", target: "nobody-made-it" } }],
  ["link", { link: null }],
  ["url", { url: "../secret" }],
  ["groupName", { groupName: "w_moon" as "w_rng" }],
  ["words", { words: {} }],
  ["words.es.title", { words: { es: { ...words, title: " " } } }],
  ["shownTo", { shownFrom: new Date(2), shownTo: new Date(1) }],
])("a wrong field is refused by its name: %s", async (field, more) => {
  const { publish, shown, audit } = await newsroom();
  await expect(publish(more)).rejects.toMatchObject({ code: "invalid_banner", field });
  expect([await shown(), await audit()]).toEqual([[], []]);
});

test("a game that the merchant has may be led to", async () => {
  const { merchant, publish, shown } = await newsroom();
  await freshVendor(merchant);
  await publish({ link: { type: "GAME", target: GAME } });
  expect(await shown()).toMatchObject([{ linkageTarget: GAME }]);
});

test("a banner leads to a game only while the merchant's players can open it", async () => {
  const { merchant, shown, publish } = await newsroom();
  await freshVendor(merchant);
  await publish({ link: { type: "GAME", target: GAME } });
  expect(await shown()).toHaveLength(1);
  const { store } = await testContext({ merchant });
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(games).set({ state: "maintenance" }).where(eq(games.merchant, merchant.code)),
  );
  expect(await shown()).toEqual([]);
});
