import { expect, test } from "vitest";
import { standForPieces } from "../../../tests/under-test/staff/legal-under-test.ts";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { blockRegion } from "./block-region.ts";
import { setSiteStatus } from "./set-site-status.ts";

test("countries and ranges replace the ones before, and none opens the site again", async () => {
  const { staff, merchant, store } = await staffUnderTest();
  const { code } = merchant;
  const block = (countries: string[], ranges: string[]) =>
    blockRegion(staff, { merchant: code, countries, ranges });
  await block(["mx", "AR"], ["203.0.113.0/24", "2001:db8::/32", "198.51.100.7"]);
  expect(await readMerchant(store, code)).toMatchObject({
    blockedCountries: ["MX", "AR"],
    blockedRanges: ["203.0.113.0/24", "2001:db8::/32", "198.51.100.7"],
  });
  await block([], []);
  expect(await readMerchant(store, code)).toMatchObject({
    blockedCountries: [],
    blockedRanges: [],
  });
});

test.each([
  ["countries", ["Mexico"], []],
  ["ranges", [], ["203.0.113.0/33"]],
  ["ranges", [], ["next door"]],
])("an unknown region is refused: %s", async (field, countries, ranges) => {
  const { staff, merchant, audit } = await staffUnderTest();
  const block = blockRegion(staff, { merchant: merchant.code, countries, ranges });
  await expect(block).rejects.toMatchObject({ code: "invalid_region", field });
  expect(await audit()).toEqual([]);
});

test("maintenance may say when it ends, and opening forgets it", async () => {
  const { staff, merchant, store, clock } = await staffUnderTest();
  const { code } = merchant;
  const until = new Date(clock.now().getTime() + 3_600_000);
  await setSiteStatus(staff, { merchant: code, status: "maintenance", until });
  expect((await readMerchant(store, code)).maintenanceUntil).toEqual(until);
  await standForPieces(staff, merchant);
  await setSiteStatus(staff, { merchant: code, status: "open" });
  expect(await readMerchant(store, code)).toMatchObject({ status: 0, maintenanceUntil: null });
  const late = setSiteStatus(staff, { merchant: code, status: "maintenance", until: new Date(0) });
  await expect(late).rejects.toMatchObject({ code: "invalid_until" });
  const odd = setSiteStatus(staff, { merchant: code, status: "open", until });
  await expect(odd).rejects.toMatchObject({ code: "invalid_until" });
});
