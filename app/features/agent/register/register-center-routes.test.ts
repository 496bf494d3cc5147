import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedSite } from "#app/request/site.server.ts";
import { NO_RATES } from "#platform/domain/agents/rates.ts";
import { setRates } from "#platform/members/rates/set-rates.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action, loader } from "./route.tsx";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const PATH = "/agent/registerCenter";
const PASSWORD = "siete-lunas-4";
type Loaded = Awaited<ReturnType<typeof loader>>;
type Reply = { error?: Record<string, string[]>; initialValue?: Record<string, unknown> };

/** A top agent's cookie, with 0.60 % for RNG and the series 1900. */
async function agent() {
  const cookie = await site.newMember();
  const { id } = (await (await guardedSite(site.visit({ path: "/", cookie }))).member())!;
  const store = await testStore();
  await store.inMerchant("alba", async (tx) => {
    const own = and(eq(members.merchant, "alba"), eq(members.id, id));
    await tx.update(members).set({ type: 1 }).where(own);
    const rates = { ...NO_RATES, RNG: 60, LOTT: 1900 };
    const at = { merchant: "alba", at: site.clock.now() };
    await setRates(tx, at, { member: id, rates, before: NO_RATES, by: "test" });
  });
  return cookie;
}

const look = async (cookie: string | undefined, search = "") => {
  const answer = await answerOf(loader(site.visit({ path: PATH + search, cookie })));
  return answer as { status: number; to: string | null; data: Loaded };
};
const post = async (cookie: string, form: Record<string, string>, search = "") => {
  const sent = { key: randomUUID(), ...form };
  const answer = await answerOf(action(site.visit({ path: PATH + search, cookie, form: sent })));
  return answer as { status: number; to: string | null; data: Reply };
};
let names = 0;
const account = (more: Record<string, string> = {}) => {
  names += 1;
  return { username: `persona${names}`, password: PASSWORD, RNG: "0.6", LOTT: "1900", ...more };
};

test("agents alone open it; a guest is led to the login and back", async () => {
  expect((await look(undefined)).to).toBe("/login?to=%2Fagent%2FregisterCenter");
  expect((await look(await site.newMember())).status).toBe(404);
  const { data } = await look(await agent());
  expect(data).toMatchObject({ tab: "account", rates: { RNG: 60 }, accountsLeft: 50, links: null });
});

test("an account is made, and its card names it without the password", async () => {
  const cookie = await agent();
  const made = await post(cookie, account({ username: "Nueva2026", type: "agent" }));
  expect(made).toMatchObject({ status: 303, to: `${PATH}?made=Nueva2026` });
  const { data } = await look(cookie, "?made=Nueva2026");
  expect(data).toMatchObject({ made: "Nueva2026", accountsLeft: 49 });
  expect(JSON.stringify(data)).not.toContain(PASSWORD);
  expect((await look(await agent(), "?made=Nueva2026")).data.made).toBeNull();
});

test("errors are told at their fields, and the password is never sent back", async () => {
  const cookie = await agent();
  const empty = await post(cookie, {});
  expect(empty).toMatchObject({ status: 400 });
  expect(empty.data.error).toMatchObject({
    ...{ username: ["input_required"], password: ["password_required"] },
  });
  const odd = await post(cookie, account({ RNG: "mucho" }));
  expect(odd.data.error).toEqual({ RNG: ["rate_wrong"] });
  const high = await post(cookie, account({ RNG: "0,61", LOTT: "1902" }));
  expect(high).toMatchObject({ status: 422 });
  expect(high.data.error).toEqual({
    ...{ RNG: ["rates_above_own?bound=0.60"], LOTT: ["rates_above_own?bound=1900"] },
  });
  expect(JSON.stringify([odd, high])).not.toContain(PASSWORD);
});

test("the same form sent twice makes one account", async () => {
  const cookie = await agent();
  const form = account({ key: randomUUID() });
  const answers = [await post(cookie, form), await post(cookie, form)];
  expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
  expect((await look(cookie)).data.accountsLeft).toBe(49);
});

test("a link is made with its code to scan, and switched off", async () => {
  const cookie = await agent();
  const search = "?tab=links";
  const form = { intent: "link", type: "player", LOTT: "1800", days: "7", usesMax: "3" };
  expect(await post(cookie, form, search)).toMatchObject({ status: 303, to: PATH + search });
  const [link] = (await look(cookie, search)).data.links!.list;
  expect(link).toMatchObject({ state: "open", usesMax: 3, rates: { RNG: 0, LOTT: 1800 } });
  expect(link!.address).toBe(`http://alba.localhost:3000/register?link=${link!.code}`);
  expect(link!.qr?.path).toMatch(/^M/);
  await post(await agent(), { intent: "end", code: link!.code });
  expect((await look(cookie, search)).data.links!.list[0]!.state).toBe("open");
  await post(cookie, { intent: "end", code: link!.code });
  const [ended] = (await look(cookie, search)).data.links!.list;
  expect(ended).toMatchObject({ state: "off", qr: null });
  const wrong = await post(cookie, { ...form, days: "0", usesMax: "x" }, search);
  expect(wrong.data.error).toEqual({ days: ["days_wrong"], usesMax: ["uses_wrong"] });
});
