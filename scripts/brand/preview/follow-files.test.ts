import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { flagsOf } from "#app/request/offers/flags.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { banner, type DemoMerchant, page } from "#platform/demo/demo-merchant.ts";
import { setFlag } from "#platform/staff/merchant/set-flag.ts";
import { listAllBanners } from "#platform/staff/publishing/list-all-banners.ts";
import { publishBanner } from "#platform/staff/publishing/publish-banner.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { followFiles } from "./follow-files.ts";

const words = (title: string): [string, string, string, string] => ["", title, "", "Ver"];
const bannerOf = (position: 1 | 2, title: string, link = page("/hot")) =>
  banner("w_home", position, link, words(title), words(title));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "told-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A merchant for this test, with a changeable merchant.json. */
async function setUp() {
  const { staff, merchant, audit } = await staffUnderTest();
  const file: DemoMerchant = {
    ...merchant,
    name: merchant.code,
    country: "MX",
    flags: ["DIRECTREG3"],
    favourites: [],
    banners: [],
    jackpot: { seed: "10.00", hitMin: "20.00", hitMax: "30.00", shareBasisPoints: 50 },
    registration: { ageMin: 18, invitation: "CASA2026", fields: {} },
  };
  return {
    ...{ staff, merchant, audit },
    follow: (edited: Partial<DemoMerchant>) =>
      followFiles(staff, [{ ...file, ...edited }], join(folder, merchant.code)),
    row: () => readMerchant(staff.store, merchant.code),
    shown: async () =>
      (await listAllBanners(staff, merchant.code))
        .filter(({ isEnabled }) => isEnabled)
        .map(({ id, words: said }) => `${id} ${said.es?.title}`),
  };
}

test("shows the banners as the file has them, and leaves the others as staff have them", async () => {
  const { staff, merchant, audit, follow, shown } = await setUp();
  const lay = (banners: ReturnType<typeof bannerOf>[]) => follow({ banners });
  expect(await lay([bannerOf(1, "Uno"), bannerOf(2, "Dos")])).toEqual([]);
  expect(await shown()).toEqual(["w_home-1 Uno", "w_home-2 Dos"]);

  const mine = { ...bannerOf(2, "Mía"), id: "w_home-2", url: "w_home-2" };
  await publishBanner(staff, merchant.code, mine);
  await lay([bannerOf(1, "Otra"), bannerOf(2, "Dos")]);
  expect(await shown()).toEqual(["w_home-1 Otra", "w_home-2 Mía"]);

  const acts = (await audit()).length;
  await lay([bannerOf(1, "Otra"), bannerOf(2, "Dos")]);
  expect(await audit()).toHaveLength(acts);

  await lay([bannerOf(1, "Otra")]);
  expect(await shown()).toEqual(["w_home-1 Otra"]);
  const nowhere = { type: "GAME" as const, target: "no-such-game" };
  expect(await lay([{ ...bannerOf(1, "Otra"), link: nowhere }])).toEqual([
    expect.stringContaining("the banner w_home-1 is refused: invalid_banner in link"),
  ]);
});

test("writes amounts as the brand does, and again when its currency changes", async () => {
  const { follow, shown } = await setUp();
  const banners = [bannerOf(1, "Desde P 0.20")];
  await follow({ banners });
  expect(await shown()).toEqual(["w_home-1 Desde P\u00a00.20"]);
  await follow({ banners, currency: "EUR", currencySymbol: "€", country: "ES" });
  expect(await shown()).toEqual(["w_home-1 Desde 0,20\u00a0€"]);
});

test("an edit changes the merchant, and keeps values set by staff", async () => {
  const { staff, merchant, follow, row } = await setUp();
  await follow({});
  await setFlag(staff, { merchant: merchant.code, flag: "FREEPLAY3", isOn: true });
  await follow({ name: "Otra casa" });
  const { name, whitelabel } = await row();
  expect([name, [...flagsOf(whitelabel, {})]]).toEqual([
    "Otra casa",
    expect.arrayContaining(["FREEPLAY3"]),
  ]);

  const fields = { nickname: { enabled: true, required: true } };
  await follow({
    ...{ name: "Otra casa", currencySymbol: "S/", currency: "PEN", country: "PE" },
    flags: ["USERNAMEREG3"],
    registration: { ageMin: 21, invitation: "CASA2026", fields },
  });
  const after = await row();
  expect(after).toMatchObject({ name: "Otra casa", currency: "PEN", currencySymbol: "S/" });
  expect(after).toMatchObject({ ageMin: 21, settings: { country: "PE", registerFields: fields } });
  expect([...flagsOf(after.whitelabel, {})].sort()).toEqual(["USERNAMEREG3", "WEB"]);
});
