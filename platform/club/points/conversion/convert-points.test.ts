import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, freshMerchant, testContext, testRandom } from "#tests/support/database.ts";
import { POINT } from "../../../contract/club/point.ts";
import { hashPassword } from "../../../core/hashing/password-hash.ts";
import { balanceOf } from "../../../money/ledger/balance-of.ts";
import { transfer } from "../../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../../money/ledger/verify-ledger.ts";
import type { Store } from "../../../store/open-store.ts";
import { pointRules } from "../../../store/schema/club.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { withdrawPasswords } from "../../../store/schema/payout.ts";
import { wageringRequirements } from "../../../store/schema/wagering.ts";
import { listPointRecords } from "../records/list-point-records.ts";
import { showPointsBalance } from "../records/show-points-balance.ts";
import { showPointsConfig } from "../show-points-config.ts";
import { convertPoints } from "./convert-points.ts";

const DIGITS = "482915";
const INPUT = { points: 500, perPoint: 100n, multiple: 1, withdrawPassword: DIGITS };
const hash = await hashPassword(DIGITS, testRandom("points"));

async function setUp({ points = 800n, isReal = false, multiple = 1 } = {}) {
  const merchant = await freshMerchant({}, { isReal });
  const { code } = merchant;
  const member = await freshMember(merchant);
  const context = await testContext({ merchant, actor: member.actor });
  const { store } = context;
  const at = context.clock.now();
  await store.db
    .update(merchants)
    .set({ settings: { pointConversion: { multiple } } })
    .where(eq(merchants.code, code));
  await store.inMerchant(code, async (tx) => {
    await tx.insert(pointRules).values({ merchant: code, type: "REDEEM", amountPerPoint: 100n });
    const own = { merchant: code, memberId: member.id };
    await tx.insert(withdrawPasswords).values({ ...own, hash, changedAt: new Date(0) });
  });
  await transfer(store.db, {
    ...{ merchant: code, key: `pt:1.1:${member.id}:SLOTS`, kind: "pointsEarn", at },
    ...{ from: { owner: "house", kind: "points" }, to: { owner: member.id, kind: "points" } },
    amount: points * POINT,
  });
  const as = (key: string, through: Store = store) =>
    ({ ...context, store: through, idempotencyKey: key }) as typeof context;
  const both = () =>
    Promise.all(
      (["points", "cash"] as const).map((kind) =>
        balanceOf(store.db, { merchant: code, owner: member.id, kind }),
      ),
    );
  const lots = () =>
    store.inMerchant(code, (tx) =>
      tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, code)),
    );
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  return { merchant, member, context, store, as, both, lots, problems };
}

test("points become cash that must be bet, once per key", async () => {
  const t = await setUp({ multiple: 3 });
  const input = { ...INPUT, multiple: 3 };
  const done = await convertPoints(t.as("k-1"), input);
  expect(done).toMatchObject({ points: 500, amount: 50_000n, multiple: 3 });
  expect(await convertPoints(t.as("k-1"), input)).toEqual(done);
  await expect(convertPoints(t.as("k-1"), { ...input, points: 200 })).rejects.toMatchObject({
    code: "key_reused",
  });
  expect(await t.both()).toEqual([300n * POINT, 50_000n]);
  expect(await t.lots()).toMatchObject([{ source: "points", amount: 50_000n, required: 150_000n }]);
  expect(await showPointsBalance(t.context)).toEqual({ points: 300n * POINT });
  const { list } = await listPointRecords(t.context, { pageNo: 1 });
  expect(list).toMatchObject([
    { type: "REDEEM", source: "CONVERTED", change: -500n * POINT, reference: done.reference },
    { type: "SLOTS", source: "PLAY", change: 800n * POINT, balance: 800n * POINT, reference: null },
  ]);
  const slots = await listPointRecords(t.context, { pageNo: 1, type: "SLOTS" });
  expect(slots).toMatchObject({ list: [{ type: "SLOTS" }], totalPages: 1 });
  expect(await t.problems()).toEqual([]);
});

test("points that are too few or too many, and terms that changed, convert nothing", async () => {
  const t = await setUp();
  const refused = (more: Partial<typeof INPUT>) =>
    convertPoints(t.as("k-1"), { ...INPUT, ...more }).catch(({ code }) => code);
  expect(await refused({ points: 99 })).toBe("points_out_of_range");
  expect(await refused({ points: 100_001 })).toBe("points_out_of_range");
  expect(await refused({ points: 801 })).toBe("not_enough_points");
  expect(await refused({ perPoint: 200n })).toBe("terms_changed");
  expect(await refused({ multiple: 0 })).toBe("terms_changed");
  expect(await refused({ withdrawPassword: "000000" })).toBe("withdraw_password_wrong");
  expect(await t.both()).toEqual([800n * POINT, 0n]);
  expect(await t.lots()).toEqual([]);
});

test("the law's most limits the wagering of a merchant that asks for more", async () => {
  const t = await setUp({ isReal: true, multiple: 40 });
  expect((await showPointsConfig(t.context)).convert).toMatchObject({ multiple: 10 });
});

test("a trial account has no points to see or convert", async () => {
  const t = await setUp();
  const trial = await freshMember(t.merchant, { type: 4 });
  const context = await testContext({ merchant: t.merchant, actor: trial.actor });
  for (const asked of [
    () => showPointsBalance(context),
    () => listPointRecords(context, { pageNo: 1 }),
    () => convertPoints({ ...context, idempotencyKey: "k" }, INPUT),
  ]) {
    await expect(asked()).rejects.toMatchObject({ code: "in_need_true_account" });
  }
});

test("twins at once convert once, and ten conversions never spend a point twice", async () => {
  const t = await setUp();
  const twins = await Promise.all([1, 2, 3].map(() => convertPoints(t.as("twin"), INPUT)));
  expect(new Set(twins.map(({ reference }) => reference)).size).toBe(1);
  const more = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => convertPoints(t.as(`k-${n}`), { ...INPUT, points: 100 })),
  );
  expect(more.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await t.both()).toEqual([0n, 80_000n]);
  expect(await t.problems()).toEqual([]);
});

test("a conversion whose process ends at any statement is booked once by the next attempt", async () => {
  for (let statement = 1, hasDied = true; hasDied; statement += 1) {
    const t = await setUp();
    hasDied = await convertPoints(t.as("k-1", crashingAt(t.store, statement)), INPUT).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await convertPoints(t.as("k-1"), INPUT);
    expect(await t.both()).toEqual([300n * POINT, 50_000n]);
    expect(await t.problems()).toEqual([]);
  }
});
