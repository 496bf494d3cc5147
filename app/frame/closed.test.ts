import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loader } from "#app/root.tsx";
import { answerOf, siteUnderTest } from "#app/server/site-under-test.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { testStore } from "#tests/support/database.ts";

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(async () => {
  await say(0);
  await site.close();
});

async function say(status: 0 | 1 | 2) {
  const { db } = await testStore();
  await db.update(merchants).set({ status }).where(eq(merchants.code, "alba"));
}

/** Each visitor from an address of their own, so that no answer is shared. */
function visitFrom(clientAddress: string) {
  const visit = site.visit({ path: "/" });
  return answerOf(loader({ ...visit, context: { ...visit.context, clientAddress } }));
}

test("an open site shows its pages, with the flags that are on", async () => {
  await say(0);
  const { status, data } = await visitFrom("10.0.0.1");
  expect(status).toBe(200);
  expect(data).toMatchObject({ closed: null, flags: ["DIRECTREG3"] });
});

test("under maintenance every page says so", async () => {
  await say(1);
  const { status, data } = await visitFrom("10.0.0.2");
  expect(status).toBe(503);
  expect(data).toMatchObject({ closed: { status: 1 } });
});

test("a closed region is told the address it was known by", async () => {
  await say(2);
  const { status, data } = await visitFrom("10.0.0.3");
  expect(status).toBe(451);
  expect(data).toMatchObject({ closed: { status: 2, location: "10.0.0.3" } });
});
