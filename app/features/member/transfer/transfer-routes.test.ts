import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action, loader } from "./route.tsx";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;

beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const path = "/member/transferUpline";
const look = async (cookie: string | undefined, search = "") => {
  const answer = await answerOf(loader(site.visit({ path: `${path}${search}`, cookie })));
  return answer as { to: string | null; data: Awaited<ReturnType<typeof loader>> };
};

test("a guest is asked to log in first, and led back", async () => {
  expect((await look(undefined)).to).toBe("/login?to=%2Fmember%2FtransferUpline");
});

test("a newcomer without an upline sees that there is none, and can send nothing", async () => {
  const cookie = await site.newMember();
  const { data } = await look(cookie);
  expect(data.options).toMatchObject({ upline: null, canSendDown: false });
  expect(data.recent).toEqual([]);
  const form = { key: randomUUID(), withdrawPassword: "482915" };
  const visit = site.visit({ path: `${path}?review=1&direction=up&amount=100`, cookie, form });
  expect(await answerOf(action(visit))).toMatchObject({ status: 303 });
});

test("a review checks the transfer, and shows errors at their fields", async () => {
  const cookie = await site.newMember();
  const errors = async (search: string) => (await look(cookie, search)).data.errors?.error;
  expect(await errors("?review=1&direction=down&amount=1")).toEqual({
    amount: [expect.stringMatching(/^amount_out_of_range/)],
  });
  expect(await errors("?review=1&amount=abc")).toEqual({ amount: ["amount_invalid"] });
  expect(await errors("?review=1&amount=100")).toEqual({ amount: ["not_enough_funds"] });
  expect(await errors("?amount=1")).toBeUndefined();
});

test("a transfer that is not the member's own is not declined, and the page says so", async () => {
  const cookie = await site.newMember();
  const decline = (as: string | undefined) =>
    answerOf(action(site.visit({ path: `${path}?decline=x`, cookie: as, form: {} })));
  expect(await decline(cookie)).toMatchObject({
    status: 422,
    data: { problem: "transfer_not_found" },
  });
  expect((await decline(undefined)).to).toMatch(/^\/login\?/);
});
