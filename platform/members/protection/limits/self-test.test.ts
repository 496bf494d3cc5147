import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { showProtection } from "../show-protection.ts";
import { confirmLimit } from "./confirm-limit.ts";
import { keepSelfTest } from "./self-test.ts";
import { setLimit } from "./set-limit.ts";

const DAY_MS = 86_400_000;
const day = { kind: "loss", period: "day" } as const;

/** A player of that place with a limit of 100. */
async function limited(jurisdiction: "ES" | "demo") {
  const t = await freshTable();
  await t.store.db
    .update(merchants)
    .set({ jurisdiction, isDemonstration: jurisdiction === "demo" })
    .where(eq(merchants.code, t.merchant.code));
  const context = await testContext({ ...t, actor: t.member.actor });
  await setLimit(context, { ...day, amount: 1_000_000n });
  const raise = (amount: bigint | null = 2_000_000n) => setLimit(context, { ...day, amount });
  const asked = async () => (await showProtection(context)).choices.raiseTest;
  return { ...t, context, raise, asked };
}

test("ES: a higher limit, or none, needs a self-test; a lower one never does", async () => {
  const t = await limited("ES");
  expect(await t.asked()).toEqual({ state: "missing" });
  await expect(t.raise()).rejects.toMatchObject({ code: "limit_test_needed" });
  await expect(t.raise(null)).rejects.toMatchObject({ code: "limit_test_needed" });
  expect((await setLimit(t.context, { ...day, amount: 900_000n })).own).toBe(900_000n);
  await keepSelfTest(t.context, { score: 7 });
  expect(await t.asked()).toEqual({ state: "passed" });
  expect((await t.raise()).pending).not.toBeNull();
  t.clock.advance(7 * DAY_MS);
  expect((await confirmLimit(t.context, day)).own).toBe(2_000_000n);
});

test("a test counts for thirty days", async () => {
  const t = await limited("ES");
  const { until } = await keepSelfTest(t.context, { score: 0 });
  expect(until).toBe(t.clock.now().getTime() + 30 * DAY_MS);
  t.clock.advance(30 * DAY_MS - 1);
  await t.raise();
  t.clock.advance(1);
  await expect(t.raise()).rejects.toMatchObject({ code: "limit_test_needed" });
});

test("a test that names a problem holds, whatever a later one says, at the confirmation too", async () => {
  const t = await limited("ES");
  await keepSelfTest(t.context, { score: 3 });
  await t.raise();
  t.clock.advance(DAY_MS);
  await keepSelfTest(t.context, { score: 8 });
  t.clock.advance(DAY_MS);
  await keepSelfTest(t.context, { score: 0 });
  expect(await t.asked()).toEqual({ state: "problem" });
  await expect(t.raise()).rejects.toMatchObject({ code: "limit_test_problem" });
  t.clock.advance(5 * DAY_MS);
  await expect(confirmLimit(t.context, day)).rejects.toMatchObject({ code: "limit_test_problem" });
});

test("a place without that rule asks for no test, and a kept one changes nothing", async () => {
  const t = await limited("demo");
  expect(await t.asked()).toBeNull();
  await keepSelfTest(t.context, { score: 27 });
  expect((await t.raise()).pending).not.toBeNull();
});
