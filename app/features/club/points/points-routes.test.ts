import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { POINT } from "#platform/contract/club/point.ts";
import { hashPassword } from "#platform/core/hashing/password-hash.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { pointRules } from "#platform/store/schema/club.ts";
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

test("a guest sees the rules alone, and is asked to log in for a conversion", async () => {
  const { own, conversion, rules } = await loader(site.visit({ path: "/pointMall" }));
  expect({ own, conversion }).toEqual({ own: null, conversion: null });
  expect(rules.map(({ type }) => type)).toEqual(["SLOTS"]);
  const sent = answerOf(action(site.visit({ path: "/pointMall?points=100", form: {} })));
  expect((await sent).to).toMatch(/^\/login\?/);
});

test("a member sees their points with each change, narrowed by type and days", async () => {
  expect((await look()).own).toMatchObject({ points: 300n * POINT, list: [{ type: "SLOTS" }] });
  expect((await look("?type=LIVE")).own).toMatchObject({ type: "LIVE", list: [] });
  expect((await look("?from=2020-01-01&to=2020-01-02")).own).toMatchObject({ list: [] });
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
  expect((await look()).own).toMatchObject({ points: 100n * POINT });
});
