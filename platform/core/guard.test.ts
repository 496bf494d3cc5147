import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMerchant, testContext, testStore } from "#tests/support/database.ts";
import { MOST_RESTRICTIVE } from "../domain/policy/most-restrictive.ts";
import { merchants } from "../store/schema/merchant.ts";
import { isAllowed, policyOfVisit, refusedInPlaces, requireAllowed } from "./guard.ts";
import { getSiteStatus } from "./merchant/get-site-status.ts";

const real = (jurisdiction: string | null) => ({ jurisdiction, isDemonstration: false });
const demo = { jurisdiction: "demo", isDemonstration: true };

test("only a demonstration's merchant has the demonstration's policy", () => {
  expect(policyOfVisit(demo, null).allows.agents).toBe(true);
  expect(policyOfVisit(real("demo"), null)).toBe(MOST_RESTRICTIVE);
  expect(policyOfVisit(real(null), null)).toBe(MOST_RESTRICTIVE);
  expect(policyOfVisit({ jurisdiction: null, isDemonstration: true }, null)).toBe(MOST_RESTRICTIVE);
});

test("a visitor's place makes it stricter and never looser", () => {
  const malta = policyOfVisit(real("MT"), null);
  expect(malta.allows).toMatchObject({ demoPlay: true, play: true });
  expect(policyOfVisit(real("MT"), "ES").allows).toMatchObject({ demoPlay: false, play: true });
  expect(policyOfVisit(real("MT"), "CL").allows).toMatchObject({ play: false });
  expect(policyOfVisit(real("CL"), "MT").allows).toMatchObject({ play: false });
  expect(policyOfVisit(real("MX"), "MT").allows.demoPlay).toBe(false);
});

test("a place without a policy, or a name that is no place, changes nothing", () => {
  const malta = policyOfVisit(real("MT"), null);
  for (const country of ["US", "constructor", "demo", "", "es"]) {
    expect(policyOfVisit(real("MT"), country)).toBe(malta);
  }
});

test("a demonstration is the same from everywhere", () => {
  expect(policyOfVisit(demo, "CL")).toBe(policyOfVisit(demo, null));
  expect(refusedInPlaces(demo)).toEqual({});
});

test("a call is refused with its gate as soon as the merchant's place forbids it", async () => {
  const store = await testStore();
  const merchant = await freshMerchant({}, { isReal: true });
  const context = await testContext({ merchant });
  await requireAllowed(context, "play");
  await expect(requireAllowed(context, "vip")).rejects.toMatchObject({
    ...{ code: "not_allowed_here", status: 451, details: { gate: "vip" } },
  });
  await expect(requireAllowed({ ...context, clientCountry: "CL" }, "play")).rejects.toMatchObject({
    code: "not_allowed_here",
  });
  const own = eq(merchants.code, merchant.code);
  await store.db.update(merchants).set({ jurisdiction: "CL" }).where(own);
  expect(await isAllowed(context, "play")).toBe(false);
});

test("the site is told what each place forbids besides, and nobody else is", async () => {
  const merchant = await freshMerchant({}, { isReal: true });
  const context = await testContext({ merchant, clientCountry: "CL" });
  const told = await getSiteStatus(context, { url: "" });
  expect(told.refused).toContain("vip");
  expect(told.refused).not.toContain("play");
  expect(told.refusedIn).toMatchObject({ CL: ["registration", "play", "sports"] });
  expect(told.refusedIn).not.toHaveProperty("MX");
  const visitor = await getSiteStatus({ ...context, isSite: false }, { url: "" });
  expect(visitor.refused).toContain("play");
  expect(visitor.refusedIn).toBeNull();
});
