import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { platformUnderTest, SECRETS } from "../../../tests/under-test/platform-under-test.ts";
import { siteStatus } from "../../contract/core/site.ts";
import { gameVendors } from "../../contract/play/games.ts";
import { send } from "../../contract/wire/send.ts";
import { merchants } from "../../store/schema/merchant.ts";

const url = "preview.test";

async function closedMerchant(set: Partial<typeof merchants.$inferInsert>) {
  const under = await platformUnderTest();
  const { db } = await testStore();
  await db.update(merchants).set(set).where(eq(merchants.code, under.merchant.code));
  const visitor = (clientAddress: string, clientCountry: string | null = null) =>
    under.caller({ siteKey: SECRETS.siteKey, clientAddress, clientCountry });
  return { ...under, visitor };
}

test("a site in maintenance says when it should end", async () => {
  const until = new Date("2026-11-20T06:30:00Z");
  const { visitor } = await closedMerchant({ status: 1, maintenanceUntil: until });
  const status = await send(visitor("192.0.2.1"), siteStatus, { url });
  expect(status).toMatchObject({ status: 1, maintenanceUntil: until.getTime() });
});

test("a blocked country or range finds the site closed, and everybody else finds it open", async () => {
  const blocked = { blockedCountries: ["FR"], blockedRanges: ["203.0.113.0/24"] };
  const { visitor } = await closedMerchant(blocked);
  const statusOf = async (...from: Parameters<typeof visitor>) =>
    (await send(visitor(...from), siteStatus, { url })).status;
  expect(await statusOf("192.0.2.1", "MX")).toBe(0);
  expect(await statusOf("192.0.2.1", "FR")).toBe(2);
  expect(await statusOf("203.0.113.77")).toBe(2);
  const answer = await send(visitor("203.0.113.77", "MX"), siteStatus, { url });
  expect(answer).toMatchObject({ location: "203.0.113.77", country: "MX" });
});

test("only the site learns the rules", async () => {
  const { caller, visitor } = await closedMerchant({ blockedRanges: ["203.0.113.0/24"] });
  expect((await send(visitor("192.0.2.1"), siteStatus, { url })).admission).toEqual({
    status: 0,
    countries: [],
    ranges: ["203.0.113.0/24"],
  });
  expect((await send(caller(), siteStatus, { url })).admission).toBeNull();
});

test("a caller past a closed site is refused, and the site itself is let through", async () => {
  const { caller, visitor } = await closedMerchant({ status: 1 });
  await expect(send(caller(), gameVendors, {})).rejects.toThrow("site_closed");
  expect(await send(visitor("192.0.2.1"), gameVendors, {})).toEqual({ data: { lanes: [] } });
  const other = await platformUnderTest();
  expect(await send(other.caller(), gameVendors, {})).toEqual({ data: { lanes: [] } });
});
