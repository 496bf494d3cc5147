import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listAllBanners } from "#platform/staff/list-all-banners.ts";
import { publishBanner } from "#platform/staff/publish-banner.ts";
import { staffUnderTest } from "#platform/staff/staff-under-test.ts";
import { banner, page } from "#platform/store/seed/demo-merchant.ts";
import { layBanners } from "./lay-banners.ts";

const words = (title: string): [string, string, string, string] => ["", title, "", "Ver"];
const told = (position: 1 | 2, title: string, link = page("/hot")) =>
  banner("w_home", position, link, words(title), words(title));

test("shows the banners as the file has them, and leaves the others as staff have them", async () => {
  const { staff, merchant, audit } = await staffUnderTest();
  const folder = mkdtempSync(join(tmpdir(), "banners-"));
  const lay = (banners: ReturnType<typeof told>[]) =>
    layBanners(staff, [{ code: merchant.code, banners }], join(folder, "banners.json"));
  const shown = async () =>
    (await listAllBanners(staff, merchant.code))
      .filter(({ isEnabled }) => isEnabled)
      .map(({ id, words: said }) => `${id} ${said.es?.title}`);

  expect(await lay([told(1, "Uno"), told(2, "Dos")])).toEqual([]);
  expect(await shown()).toEqual(["w_home-1 Uno", "w_home-2 Dos"]);

  const mine = { ...told(2, "Mía"), id: "w_home-2", url: "w_home-2" };
  await publishBanner(staff, merchant.code, mine);
  await lay([told(1, "Otra"), told(2, "Dos")]);
  expect(await shown()).toEqual(["w_home-1 Otra", "w_home-2 Mía"]);

  const acts = (await audit()).length;
  await lay([told(1, "Otra"), told(2, "Dos")]);
  expect(await audit()).toHaveLength(acts);

  await lay([told(1, "Otra")]);
  expect(await shown()).toEqual(["w_home-1 Otra"]);
  const nowhere = { type: "GAME" as const, target: "no-such-game" };
  expect(await lay([{ ...told(1, "Otra"), link: nowhere }])).toEqual([
    expect.stringContaining("the banner w_home-1 is refused: invalid_banner in link"),
  ]);
  rmSync(folder, { recursive: true });
});
