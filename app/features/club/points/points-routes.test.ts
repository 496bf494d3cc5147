import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { POINT } from "#platform/contract/club/point.ts";
import { hashPassword } from "#platform/core/hashing/password-hash.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { pointRules, rewards } from "#platform/store/schema/club.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { withdrawPasswords } from "#platform/store/schema/payout.ts";
import { testRandom, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action, loader } from "./route.tsx";

useOwnDatabase();

const merchant = "alba";
const DIGITS = "482915";
let site: Awaited<ReturnType<typeof siteUnderTest>>;
let cookie: string;

beforeAll(async () => {
  site = await siteUnderTest();
  cookie = await site.newMember();
  const store = await testStore();
  const hash = await hashPassword(DIGITS, testRandom("points"));
  await store.inMerchant(merchant, async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.merchant, merchant));
    const { id } = member!;
    await tx.insert(rewards).values({
      ...{ merchant, id: "taza", kind: "GOODS", icon: "hot-beverage", position: 0, stock: 2 },
      ...{ words: { es: { name: "Taza", text: "De barro." } }, pointsNeeded: 100 },
    });
    await tx.insert(pointRules).values([
      { merchant, type: "SLOTS", amountPerPoint: 100_000n },
      { merchant, type: "REDEEM", amountPerPoint: 100n },
    ]);
    await tx
      .insert(withdrawPasswords)
      .values({ merchant, memberId: id, hash, changedAt: new Date(0) });
    await transfer(tx, {
      ...{ merchant, key: `pt:1.1:${id}:SLOTS`, kind: "pointsEarn", amount: 300n * POINT },
      ...{ from: { owner: "house", kind: "points" }, to: { owner: id, kind: "points" } },
      at: site.clock.now(),
    });
  });
});
afterAll(() => site.close());

const look = (search = "", as: string | undefined = cookie) =>
  loader(site.visit({ path: `/pointMall${search}`, cookie: as }));

test("a guest sees shelf and rules alone, and is asked to log in for a conversion", async () => {
  const { balance, conversion, goods } = await loader(site.visit({ path: "/pointMall" }));
  expect({ balance, conversion }).toEqual({ balance: null, conversion: null });
  expect(goods).toMatchObject([{ id: "taza", left: 2 }]);
  const { rules } = await loader(site.visit({ path: "/pointMall?tab=rules" }));
  expect(rules.map(({ type }) => type)).toEqual(["SLOTS"]);
  for (const tab of ["history", "details"]) {
    const other = await loader(site.visit({ path: `/pointMall?tab=${tab}` }));
    expect([other.history, other.details]).toEqual([null, null]);
  }
  const sent = answerOf(action(site.visit({ path: "/pointMall?points=100", form: {} })));
  expect((await sent).to).toMatch(/^\/login\?/);
});

test("a member sees their points with each change, narrowed by type and days", async () => {
  expect(await look("?tab=details")).toMatchObject({
    ...{ balance: 300n * POINT, details: { list: [{ type: "SLOTS" }] } },
  });
  expect((await look("?tab=details&type=LIVE")).details).toMatchObject({ type: "LIVE", list: [] });
  expect((await look("?tab=details&from=2020-01-01&to=2020-01-02")).details).toMatchObject({
    list: [],
  });
});

test("a conversion is shown before the yes, refused at its field, and done once", async () => {
  const errorOf = async (points: string) =>
    (await look(`?points=${points}`)).conversion?.errors?.error?.points?.[0];
  expect(await errorOf("50")).toMatch(/^points_out_of_range/);
  expect(await errorOf("1.5")).toMatch(/^points_out_of_range/);
  expect(await errorOf("301")).toMatch(/^not_enough_points/);
  const { conversion } = await look("?points=200");
  expect(conversion).toMatchObject({ review: { points: 200, amount: 20_000n } });
  const form = {
    ...{ key: randomUUID(), points: "200", perPoint: "100", multiple: "1" },
    withdrawPassword: DIGITS,
  };
  const send = (more: Partial<typeof form>) =>
    answerOf(
      action(site.visit({ path: "/pointMall?points=200", cookie, form: { ...form, ...more } })),
    );
  const wrong = await send({ withdrawPassword: "000000" });
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(wrong.data)).toContain("withdraw_password_wrong");
  expect(JSON.stringify(wrong.data)).not.toContain("000000");
  const changed = await send({ multiple: "0" });
  expect(JSON.stringify(changed.data)).toContain("terms_changed");
  const done = await send({});
  expect(done).toMatchObject({
    status: 303,
    to: expect.stringMatching(/converted=P-\w{4}-\w{4}$/),
  });
  expect((await send({})).to).toBe(done.to);
  expect(await look()).toMatchObject({ balance: 100n * POINT });
});

test("a good is redeemed once with a form whose errors stand at their fields", async () => {
  const path = "/pointMall?good=taza";
  expect((await look("?good=taza")).good).toMatchObject({ name: "Taza" });
  expect((await look("?good=otra")).good).toBeNull();
  const form = {
    ...{ key: randomUUID(), reward: "taza", pointsNeeded: "100", quantity: "1" },
    ...{ address: "Calle Luna 7, Puebla", mobile: "55 1234 5678", withdrawPassword: DIGITS },
  };
  const send = (more: Partial<typeof form>, as: string | undefined = cookie) =>
    answerOf(action(site.visit({ path, cookie: as, form: { ...form, ...more } })));
  const errorsOf = async (more: Partial<typeof form>) => {
    const { data } = await send(more);
    return (data as { error: Record<string, string[]> }).error;
  };
  expect(await errorsOf({ address: "Luna" })).toMatchObject({ address: ["address_short"] });
  expect(await errorsOf({ quantity: "11" })).toMatchObject({ quantity: ["quantity_wrong"] });
  expect(await errorsOf({ mobile: "123" })).toMatchObject({ mobile: ["mobile_invalid"] });
  expect((await errorsOf({ quantity: "3" })).quantity?.[0]).toMatch(/^out_of_stock/);
  expect((await errorsOf({ quantity: "2" })).quantity?.[0]).toMatch(/^not_enough_points/);
  const sent = answerOf(action(site.visit({ path, form })));
  expect((await sent).to).toMatch(/^\/login\?/);
  const done = await send({});
  expect(done).toMatchObject({
    status: 303,
    to: expect.stringMatching(/^\/pointMall\?tab=history&redeemed=R-\w{4}-\w{4}$/),
  });
  expect((await send({})).to).toBe(done.to);
  const { balance, history, redeemed } = await look(done.to!.slice("/pointMall".length));
  expect(balance).toBe(0n);
  const listed = history!.list.toSorted((one, other) => (one.type < other.type ? -1 : 1));
  expect(listed).toMatchObject([
    { type: "CASH", amount: 20_000n, amountNeeded: 20_000n, ratio: 100n },
    { type: "GOODS", name: "Taza", state: "IN_PROCESS", reference: redeemed },
  ]);
});
