import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as one } from "./one/one.tsx";
import { action, loader } from "./route.tsx";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;

beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const path = "/member/withdraw";
const look = async (cookie: string, search = "") => {
  const { data } = await answerOf(loader(site.visit({ path: `${path}${search}`, cookie })));
  return data as Awaited<ReturnType<typeof loader>>;
};
const send = (cookie: string | undefined, form: Record<string, string>) =>
  answerOf(action(site.visit({ path, form: { key: randomUUID(), ...form }, cookie })));

test("a guest is asked to log in first, and led back", async () => {
  const answer = await answerOf(loader(site.visit({ path })));
  expect(answer.to).toBe("/login?to=%2Fmember%2Fwithdraw");
  expect((await send(undefined, { amount: "500" })).to).toMatch(/^\/login\?/);
});

test("a newcomer sees everything that is missing, in order", async () => {
  const { options, accounts, recent } = await look(await site.newMember());
  expect(options.blocks.map(({ code }) => code)).toEqual([
    "no_payout_account",
    "withdraw_password_unset",
    "not_enough_funds",
  ]);
  expect([accounts, recent]).toEqual([[], []]);
});

test("a review waits for what is missing, and the way back keeps the fields", async () => {
  const data = await look(await site.newMember(), "?review=1&accountId=a&amount=500");
  expect(data).toMatchObject({ review: null, errors: null });
  expect(data.typed).toEqual({ accountId: "a", amount: "500" });
});

test("a missing value or an amount out of limits is reported at its field, and the withdraw password is not sent back", async () => {
  const cookie = await site.newMember();
  const empty = await send(cookie, {});
  expect(empty).toMatchObject({
    status: 400,
    data: {
      error: {
        amount: ["amount_required"],
        accountId: ["account_required"],
        withdrawPassword: ["pin_required"],
      },
    },
  });
  const form = { accountId: "a", withdrawPassword: "482915" };
  const low = await send(cookie, { ...form, amount: "99.99" });
  expect(low.data).toMatchObject({
    error: { amount: ["amount_out_of_range?min=100.0000&max=100000.0000"] },
  });
  expect(JSON.stringify(low.data)).not.toContain("482915");
});

test("what the platform refuses stands over the form", async () => {
  const form = { accountId: "a", withdrawPassword: "482915", amount: "500" };
  const answer = await send(await site.newMember(), form);
  expect(answer).toMatchObject({
    status: 422,
    data: { error: { "": [expect.stringMatching(/^no_payout_account/)] } },
  });
});

test("a withdrawal that is not the member's own is not found", async () => {
  const visit = site.visit({ path: `${path}/x`, cookie: await site.newMember() });
  const answer = await answerOf(one({ ...visit, params: { withdrawalId: "x" } }));
  expect(answer.status).toBe(404);
});
