import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, freshMerchant, testContext } from "#tests/support/database.ts";
import { goodsUnderTest, WISH } from "#tests/under-test/people/goods-under-test.ts";
import { POINT } from "../../../contract/club/point.ts";
import { changeGuard, openGuard } from "../../../members/protection/guard.ts";
import { rewards } from "../../../store/schema/club.ts";
import { members, merchants } from "../../../store/schema/merchant.ts";
import { pointRedemptions } from "../../../store/schema/points.ts";
import { playBreaks } from "../../../store/schema/protection.ts";
import { listPointRecords } from "../records/list-point-records.ts";
import { showPointMall } from "../show-point-mall.ts";
import { listRedeemed } from "./list-redeemed.ts";
import { redeemReward } from "./redeem-reward.ts";

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    ({ code }) => code,
  );

test("a good takes its points and its piece once per key, and waits for staff", async () => {
  const t = await goodsUnderTest();
  const wish = { ...WISH, quantity: 2 };
  const done = await redeemReward(t.as("k-1"), wish);
  expect(done).toMatchObject({ points: 600, state: "IN_PROCESS" });
  expect(await redeemReward(t.as("k-1"), wish)).toEqual(done);
  expect(await codeOf(redeemReward(t.as("k-1"), WISH))).toBe("key_reused");
  expect([await t.points(), await t.taken()]).toEqual([400n * POINT, 2]);
  const mall = await showPointMall(t.context, { language: "en" });
  expect(mall.rewards).toMatchObject([{ id: "taza", name: "Cup", left: 3 }]);
  const { list } = await listPointRecords(t.context, { pageNo: 1 });
  expect(list[0]).toMatchObject({
    ...{ type: "REDEEM", source: "REDEEMED", change: -600n * POINT, reference: done.reference },
  });
  expect(await t.problems()).toEqual([]);
});

test("the history has every column of a good, and another member none of it", async () => {
  const t = await goodsUnderTest();
  const { reference } = await redeemReward(t.as("k-1"), WISH);
  const mine = await listRedeemed(t.context, { language: "es", pageNo: 1 });
  expect(mine).toEqual({
    list: [
      {
        ...{ reference, type: "GOODS", name: "Taza", quantity: 1, pointsNeeded: 300 },
        ...{ amountNeeded: null, state: "IN_PROCESS", change: -300n * POINT },
        ...{ balance: 700n * POINT, remark: null, ratio: null, amount: null },
        ...{ address: WISH.address, mobile: "+525512345678" },
        createdAt: t.clock.now().getTime(),
      },
    ],
    totalPages: 1,
  });
  const later = { language: "es", pageNo: 1, from: t.clock.now().getTime() + 1 };
  expect((await listRedeemed(t.context, later)).list).toEqual([]);
  const other = await testContext({ ...t.context, actor: (await t.newMember()).actor });
  expect((await listRedeemed(other, { language: "es", pageNo: 1 })).list).toEqual([]);
});

test("address and number lie sealed in the database", async () => {
  const t = await goodsUnderTest();
  await redeemReward(t.as("k-1"), WISH);
  const rows = await t.inside((tx) =>
    tx.select().from(pointRedemptions).where(eq(pointRedemptions.merchant, t.code)),
  );
  expect(rows[0]?.keptAddress).toMatch(/^s1\./);
  expect(JSON.stringify(rows)).not.toMatch(/Luna|5512345678/);
});

test("what the member did not see, has not, or wrote wrongly redeems nothing", async () => {
  const t = await goodsUnderTest({ stock: 4 });
  const refused = (more: Partial<typeof WISH>) =>
    codeOf(redeemReward(t.as("k-1"), { ...WISH, ...more }));
  expect(await refused({ pointsNeeded: 200 })).toBe("terms_changed");
  expect(await refused({ quantity: 4 })).toBe("not_enough_points");
  expect(await refused({ quantity: 5 })).toBe("out_of_stock");
  expect(await refused({ reward: "ninguno" })).toBe("unknown_reward");
  expect(await refused({ mobile: "12345" })).toBe("mobile_invalid");
  expect(await refused({ mobile: "+81 90 1234 5678" })).toBe("mobile_invalid");
  expect(await refused({ withdrawPassword: "000000" })).toBe("withdraw_password_wrong");
  await t.inside((tx) => tx.update(rewards).set({ kind: "GOLDEN_EGG" }));
  expect(await refused({})).toBe("unknown_reward");
  expect([await t.points(), await t.taken()]).toEqual([1_000n * POINT, 0]);
});

test("of fifty members at once exactly one gets the last piece", async () => {
  const t = await goodsUnderTest({ stock: 1 });
  const crowd = await Promise.all(Array.from({ length: 50 }, () => t.newMember()));
  const outcomes = await Promise.all(
    crowd.map(({ actor }) =>
      codeOf(redeemReward({ ...t.context, actor, idempotencyKey: "k-1" }, WISH)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "out_of_stock")).toHaveLength(49);
  expect(await t.taken()).toBe(1);
  expect(await t.problems()).toEqual([]);
});

test("one member's redemptions at once never spend a point twice", async () => {
  const t = await goodsUnderTest({ stock: 20 });
  const many = await Promise.all(
    Array.from({ length: 6 }, (_, n) => codeOf(redeemReward(t.as(`k-${n}`), WISH))),
  );
  expect(many.filter((outcome) => outcome === "done")).toHaveLength(3);
  expect([await t.points(), await t.taken()]).toEqual([100n * POINT, 3]);
});

test("a redemption whose process ends at any statement is booked once by the next attempt", async () => {
  for (let statement = 1, hasDied = true; hasDied; statement += 1) {
    const t = await goodsUnderTest();
    hasDied = await redeemReward(t.as("k-1", crashingAt(t.store, statement)), WISH).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await redeemReward(t.as("k-1"), WISH);
    expect([await t.points(), await t.taken()]).toEqual([700n * POINT, 1]);
    expect(await t.problems()).toEqual([]);
  }
});

test("a member on a break redeems nothing, nor one whose account is held", async () => {
  const t = await goodsUnderTest();
  const who = { merchant: t.code, memberId: t.member.id };
  const now = t.clock.now();
  await t.inside(async (tx) => {
    const row = { merchant: t.code, id: "b1", member: t.member.id, kind: "timeOut" as const };
    const until = new Date(now.getTime() + 60_000);
    await tx.insert(playBreaks).values({ ...row, scope: "merchant", startedAt: now, until });
  });
  expect(await codeOf(redeemReward(t.as("k-1"), WISH))).toBe("on_break");
  await t.inside(async (tx) => {
    await openGuard(tx, who, now);
    await changeGuard(tx, who, { heldAt: now });
  });
  expect(await codeOf(redeemReward(t.as("k-1"), WISH))).toBe("account_held");
  expect(await t.taken()).toBe(0);
});

test("the young get no goods where the law names them, and the law may forbid points", async () => {
  const t = await goodsUnderTest();
  const law = (jurisdiction: string) =>
    t.store.db
      .update(merchants)
      .set({ jurisdiction, isDemonstration: false })
      .where(eq(merchants.code, t.code));
  const born = (birthday: string) =>
    t.inside((tx) =>
      tx.update(members).set({ profile: { birthday } }).where(eq(members.id, t.member.id)),
    );
  await law("ES");
  expect(await codeOf(redeemReward(t.as("k-1"), WISH))).toBe("goods_not_for_young");
  await born("2000-11-22");
  expect(await codeOf(redeemReward(t.as("k-1"), WISH))).toBe("goods_not_for_young");
  await born("2000-11-18");
  expect(await codeOf(redeemReward(t.as("k-1"), WISH))).toBe("done");
  await law("BR");
  expect(await codeOf(redeemReward(t.as("k-2"), WISH))).toBe("not_allowed_here");
});

test("a guest, a trial account and another merchant's member get none", async () => {
  const t = await goodsUnderTest();
  const trial = await freshMember(t.merchant, { type: 4 });
  const merchant = await freshMerchant();
  const stranger = await freshMember(merchant);
  const asked = (more: Parameters<typeof testContext>[0]) =>
    testContext(more).then((context) =>
      codeOf(redeemReward({ ...context, idempotencyKey: "k" }, WISH)),
    );
  expect(await asked({ merchant: t.merchant })).toBe("not_logged_in");
  expect(await asked({ merchant: t.merchant, actor: trial.actor })).toBe("in_need_true_account");
  // Neither the good nor the password is the other merchant's.
  expect(await asked({ merchant, actor: stranger.actor })).not.toBe("done");
  const own = await testContext({ merchant: t.merchant, actor: trial.actor });
  expect(await codeOf(listRedeemed(own, { language: "es", pageNo: 1 }))).toBe(
    "in_need_true_account",
  );
});
