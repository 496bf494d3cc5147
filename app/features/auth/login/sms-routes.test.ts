import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { merchants } from "#platform/store/schema/merchant.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action, loader } from "./route.tsx";

useOwnDatabase();

const own = eq(merchants.code, "alba");
let site: Awaited<ReturnType<typeof siteUnderTest>>;
let before: typeof merchants.$inferSelect | undefined;

beforeAll(async () => {
  site = await siteUnderTest();
  const { db } = await testStore();
  [before] = await db.select().from(merchants).where(own);
  const whitelabel = [{ modId: "MOBILEVERCODELOGIN3", enabled: "1" as const, childrenNodes: [] }];
  const settings = { ...before?.settings, textMessages: { captchaAfter: 20 } };
  await db.update(merchants).set({ whitelabel, settings }).where(own);
});
afterAll(async () => {
  const { db } = await testStore();
  if (before) await db.update(merchants).set({ whitelabel: before.whitelabel }).where(own);
  await site.close();
});

const PATH = "/login?way=sms";
const newForm = () => ({
  way: "sms",
  intent: "send",
  countryDialingCode: "52",
  mobileNum: `0 55 ${randomInt(10_000_000, 99_999_999)}`,
});
const ask = (form: Record<string, string>) => action(site.visit({ path: PATH, form }));

test("a code that was sent is counted down for a minute, which a reload knows", async () => {
  const form = newForm();
  const asked = Date.now();
  const response = await ask(form);
  const { data, init } = response as unknown as {
    data: { until: number };
    init: { headers: Record<string, string> };
  };
  expect(data.until - asked).toBeGreaterThanOrEqual(60_000);
  expect(data.until - Date.now()).toBeLessThanOrEqual(60_000);
  const cookie = init.headers["set-cookie"] ?? "";
  expect(cookie).toMatch(/^login-sms=.*Max-Age=600; Path=\/; HttpOnly/);
  const again = site.visit({ path: PATH, cookie: cookie.split(";")[0] });
  const page = (await answerOf(loader(again))).data;
  expect(page).toMatchObject({ way: "sms", sms: { number: form.mobileNum, until: data.until } });
});

test("a second request within the wait is refused with the time left, and the fields keep their values", async () => {
  const form = newForm();
  await ask(form);
  expect(await answerOf(ask(form))).toMatchObject({
    status: 422,
    data: {
      initialValue: { mobileNum: form.mobileNum },
      error: { "": ["sms_too_many?minutes=5"] },
    },
  });
});

test("a wrong number and a missing code are each reported at their field", async () => {
  expect(await answerOf(ask({ ...newForm(), mobileNum: "12" }))).toMatchObject({
    status: 422,
    data: { error: { mobileNum: ["mobile_invalid"] } },
  });
  expect(await answerOf(ask({ ...newForm(), intent: "" }))).toMatchObject({
    status: 400,
    data: { error: { verificationCode: ["input_required"] } },
  });
});
