import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrand } from "#app/request/brand/brand.server.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { giveVipLevels } from "#tests/under-test/club-under-test.ts";
import { siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader } from "./route.tsx";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
  const rebate = { slots: 40, live: 30, sports: 30, fish: 0, pvp: 0, cockfight: 0 };
  await giveVipLevels("alba", { 0: { rebate } });
});
afterAll(() => site.close());

const { config } = findBrand(new Request("http://alba.localhost/"))!;

test.each([
  [undefined, ["slots", "live", "sports"], ["RNG", "FISH"], ["LIVE", "SPORTS"]],
  [["LIVE", "RNG", "PVP"], ["slots", "live"], ["RNG"], ["LIVE"]],
  [["ESPORTS"], ["sports"], [], ["SPORTS"]],
] as const)("the club's rules name no games that a brand lacks: %j", async (...row) => {
  const [gameTypes, rebated, whole, lesser] = row;
  if (gameTypes) config.gameTypes = [...gameTypes];
  try {
    expect(await loader(site.visit({ path: "/vip" }))).toMatchObject({ rebated, whole, lesser });
  } finally {
    delete config.gameTypes;
  }
});
