import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedSite } from "#app/request/site.server.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { confirmAccount, confirmData } from "./confirm.server.ts";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const PATH = "/member/confirm";
const load = (cookie: string) => answerOf(confirmData(site.visit({ path: PATH, cookie })));
const send = (cookie: string, form: Record<string, string>) =>
  answerOf(confirmAccount(site.visit({ path: PATH, cookie, form })));

/** A member whose account an agent made, after the first password. */
async function newcomer() {
  const cookie = await site.newMember();
  const store = await testStore();
  await store.inMerchant("alba", (tx) =>
    tx.update(members).set({ isConfirmationDue: true }).where(eq(members.merchant, "alba")),
  );
  return cookie;
}

test("the confirmation stands before every page but the terms and the way out", async () => {
  const cookie = await newcomer();
  const visit = (path: string) =>
    answerOf(guardedSite(site.visit({ path, cookie })).then(() => "open"));
  for (const path of ["/", "/member/deposit", "/hot", "/agent", "/member/confirmed"]) {
    expect([path, await visit(path)]).toMatchObject([path, { status: 302, to: PATH }]);
  }
  for (const path of [PATH, "/logout", "/preferences", "/help/terms", "/member/password"]) {
    expect([path, await visit(path)]).toMatchObject([path, { status: 200 }]);
  }
});

test("both are ticked, each missing one is told at its box, and then every page is open", async () => {
  const cookie = await newcomer();
  expect((await load(cookie)).data).toMatchObject({ age: 18 });
  expect(await send(cookie, {})).toMatchObject({
    ...{ status: 400 },
    data: { error: { isAdult: ["age_required?age=18"], hasAgreed: ["terms_required"] } },
  });
  expect(await send(cookie, { isAdult: "on" })).toMatchObject({
    data: { error: { hasAgreed: ["terms_required"] } },
  });
  expect(await send(cookie, { isAdult: "on", hasAgreed: "on" })).toMatchObject({ to: "/" });
  const home = await guardedSite(site.visit({ path: "/", cookie }));
  expect(await home.member()).not.toHaveProperty("confirmationDue");
});

test("a member who owes none, and a guest, find no page", async () => {
  expect(await load(await site.newMember())).toMatchObject({ status: 302, to: "/" });
  expect((await load("")).to).toMatch(/^\/login/);
});
