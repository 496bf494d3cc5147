import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { merchants } from "#platform/store/schema/merchant.ts";
import { selfTests } from "#platform/store/schema/protection.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as limitsLoader } from "../limits/route.tsx";
import { action, loader } from "./route.tsx";

useOwnDatabase();

const PATH = "/member/protection/test";
let site: Awaited<ReturnType<typeof siteUnderTest>>;

beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const setLaw = async (jurisdiction: string, isDemonstration: boolean) =>
  (await testStore()).db
    .update(merchants)
    .set({ jurisdiction, isDemonstration })
    .where(eq(merchants.code, "alba"));

const scores = async () => {
  const store = await testStore();
  const rows = await store.inMerchant("alba", (tx) => tx.select().from(selfTests));
  return rows.map(({ score }) => score);
};

const answers = (value: string) =>
  Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`q${at + 1}`, value]));

test("a result is kept where the player or the law wants it, and not otherwise", async () => {
  const cookie = await site.newMember();
  const send = (form: Record<string, string>) =>
    answerOf(action(site.visit({ path: PATH, form, cookie })));
  const look = () => answerOf(loader(site.visit({ path: PATH, cookie })));

  expect((await look()).data).toMatchObject({ isNeeded: false });
  expect((await send(answers("0"))).data).toMatchObject({ result: { score: 0 }, kept: null });
  expect(await scores()).toEqual([]);
  const wanted = await send({ ...answers("0"), keep: "on" });
  expect(wanted.data).toMatchObject({ kept: { until: expect.any(Number) } });
  expect(await scores()).toEqual([0]);

  await setLaw("ES", false);
  expect((await look()).data).toMatchObject({ isNeeded: true });
  const { q9: _, ...eight } = answers("1");
  expect(await send(eight)).toMatchObject({ status: 400, data: { missing: [9], kept: null } });
  expect((await send(answers("1"))).data).toMatchObject({
    ...{ result: { score: 9, risk: "problem" }, kept: { until: expect.any(Number) } },
  });
  // Of two at the same instant the worse one stays.
  expect(await scores()).toEqual([9]);
  const limits = site.visit({ path: "/member/protection/limits/loss", cookie });
  expect(
    (await answerOf(limitsLoader({ ...limits, params: { kind: "loss" } }))).data,
  ).toMatchObject({ raiseTest: "problem" });
});
