import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, testContext, testRandom } from "#tests/support/database.ts";
import { freshTable, freshVendor } from "#tests/support/vendor.ts";
import { giveVipLevels } from "#tests/under-test/club-under-test.ts";
import { GAMES_OF_REBATE } from "../../contract/club/rebate-categories.ts";
import { GAME_TYPES } from "../../contract/play/game-types.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Store } from "../../store/open-store.ts";
import { memberLevels, rebateClaims, rebateCounters } from "../../store/schema/level.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { countPlay } from "../levels/count-play.ts";
import { claimRebate } from "./claim-rebate.ts";
import { closeDay } from "./close-day.ts";
import { showRebate } from "./show-rebate.ts";

const UNIT = 10_000n;
const LEVELS = {
  0: { rebate: { slots: 40, live: 30 } },
  1: { validBet: 1_000_000n * UNIT, rebate: { slots: 100, live: 80 } },
};

async function setUp() {
  const t = await freshTable({ balance: 10_000_000n * UNIT });
  const { code } = t.merchant;
  const { store } = t;
  await freshVendor(t.merchant, { game: "BACCARAT", gameType: "LIVE" });
  await freshVendor(t.merchant, { game: "LOTTO", gameType: "LOTT" });
  await giveVipLevels(code, LEVELS);
  const random = testRandom(code);
  const { secrets } = await testContext({ merchant: t.merchant });
  let played = 0;
  const spin = async (amount: string, more: { gameCode?: string; token?: string } = {}) => {
    played += 1;
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const token = more.token ?? (await t.sit());
    expect((await t.betwin({ ...ids, amount, winAmount: "0", ...more, token })).code).toBe("OK");
    return ids;
  };
  const parts = async (through: Store = store) => ({
    ...{ store: through, clock: t.clock, random, secrets },
    merchant: await readMerchant(store, code),
  });
  const count = async () => countPlay(await parts());
  const close = async (slot: string, through?: Store) => closeDay(await parts(through), slot);
  const as = async (key: string, through: Store = store) => {
    const { actor } = t.member;
    const context = await testContext({ merchant: t.merchant, actor, clock: t.clock });
    return { ...context, store: through, idempotencyKey: key };
  };
  const claim = async (key: string, through?: Store) => claimRebate(await as(key, through));
  const refused = (key: string) => claim(key).catch(({ code: word }) => word);
  const show = async (pageNo = 1) => showRebate(await as("none"), { pageNo });
  const counters = async () => {
    const rows = await store.inMerchant(code, (tx) =>
      tx
        .select()
        .from(rebateCounters)
        .where(eq(rebateCounters.merchant, code))
        .orderBy(asc(rebateCounters.category)),
    );
    return Object.fromEntries(rows.map(({ category, validBet }) => [category, validBet]));
  };
  const claims = () =>
    store.inMerchant(code, (tx) =>
      tx.select().from(rebateClaims).where(eq(rebateClaims.merchant, code)),
    );
  const set = (loyalty: object) =>
    store.db.update(merchants).set({ settings: { loyalty } }).where(eq(merchants.code, code));
  const pause = (until: Date | null) =>
    store.inMerchant(code, async (tx) => {
      const who = { merchant: code, memberId: t.member.id };
      await openGuard(tx, who, t.clock.now());
      await changeGuard(tx, who, { blockedUntil: until, heldAt: until && t.clock.now() });
    });
  const cash = () => balanceOf(store.db, { merchant: code, owner: t.member.id, kind: "cash" });
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  return {
    ...{ ...t, code, spin, parts, count, close, as, claim, refused, show, counters, claims },
    ...{ set, pause, cash, problems },
  };
}

test("500,000 of slots at 0.4 % give 2,000.00, and the counters are zero after it", async () => {
  const t = await setUp();
  await t.spin("500000");
  await t.count();
  expect(await t.show()).toMatchObject({ total: 2_000n * UNIT, level: 0, unclaimed: "PAID" });
  const before = await t.cash();
  const paid = await t.claim("k-1");
  expect(paid).toMatchObject({ amount: 2_000n * UNIT, state: "PAID", by: "player" });
  expect(await t.claim("k-1")).toEqual(paid);
  expect(await t.cash()).toBe(before + 2_000n * UNIT);
  expect(await t.counters()).toEqual({ slots: 0n });
  expect(await t.show()).toMatchObject({ total: 0n, records: [{ reference: paid.reference }] });
  expect(await t.problems()).toEqual([]);
});

test("the rate is the present level's, each category is rounded down, and lotteries give nothing", async () => {
  const t = await setUp();
  await t.spin("1234.56");
  await t.spin("777.77", { gameCode: "BACCARAT" });
  await t.spin("900", { gameCode: "LOTTO" });
  await t.count();
  // 4.93824 and 2.33331.
  expect((await t.show()).total).toBe(49_300n + 23_300n);
  await t.store.inMerchant(t.code, (tx) =>
    tx.insert(memberLevels).values({
      ...{ merchant: t.code, member: t.member.id, level: 1, topLevel: 1, changes: 1 },
      ...{ since: t.clock.now(), keepFrom: "2026-12" },
    }),
  );
  const { lines, total } = await t.show();
  expect(total).toBe(123_400n + 62_200n);
  expect(lines.filter(({ validBet }) => validBet > 0n)).toMatchObject([
    { category: "slots", rate: 100 },
    { category: "live", rate: 80 },
  ]);
  expect(await t.counters()).toEqual({ live: 7_777_700n, slots: 12_345_600n });
});

test("less than 1.00, a second time within a minute and a break are refused", async () => {
  const t = await setUp();
  await t.spin("249");
  await t.count();
  expect(await t.refused("k-1")).toBe("rebate_too_small");
  await t.spin("1");
  await t.count();
  const soon = new Date(t.clock.now().getTime() + 3_600_000);
  await t.pause(soon);
  expect(await t.refused("k-1")).toBe("account_held");
  expect((await t.show()).isPaused).toBe(true);
  await t.close("2026-11-20");
  expect(await t.counters()).toEqual({ slots: 250n * UNIT });
  await t.pause(null);
  expect(await t.claim("k-1")).toMatchObject({ amount: UNIT });
  await t.spin("1000");
  await t.count();
  expect(await t.refused("k-2")).toBe("rebate_too_soon");
  expect((await t.show()).mayClaimFrom).toBe(t.clock.now().getTime() + 60_000);
  t.clock.advance(60_000);
  expect(await t.claim("k-2")).toMatchObject({ amount: 4n * UNIT });
  expect((await t.show()).records).toHaveLength(2);
  expect(await t.problems()).toEqual([]);
});

test("at three it is paid by itself, once a day, and less than the least waits", async () => {
  const t = await setUp();
  await t.spin("300");
  const before = await t.cash();
  await t.close("2026-11-19");
  await t.spin("500");
  await t.close("2026-11-19");
  expect(await t.cash()).toBe(before - 500n * UNIT + 12_000n);
  await t.close("2026-11-20");
  await t.spin("100");
  await t.close("2026-11-21");
  expect((await t.claims()).map(({ amount, by }) => [amount, by]).sort()).toEqual([
    [12_000n, "platform"],
    [20_000n, "platform"],
  ]);
  expect(await t.counters()).toEqual({ slots: 100n * UNIT });
  expect(await t.problems()).toEqual([]);
});

test("a merchant may let what nobody took be lost, with a record and without money", async () => {
  const t = await setUp();
  await t.set({ rebateIsLost: true });
  await t.spin("300");
  const before = await t.cash();
  await t.close("2026-11-19");
  expect(await t.cash()).toBe(before);
  expect(await t.claims()).toMatchObject([{ state: "LOST", amount: 12_000n }]);
  expect(await t.counters()).toEqual({ slots: 0n });
  expect(await t.problems()).toEqual([]);
});

test("a correction after the claim is filled by later play, and takes nothing that was paid", async () => {
  const t = await setUp();
  const { winTxId } = await t.spin("1000", { gameCode: "BACCARAT" });
  await t.count();
  await t.claim("k-1");
  // A payout of the stake makes the round a draw, whose valid bet is nothing.
  expect((await t.adjust({ txId: "a1", refTxId: winTxId, amount: "1000" })).code).toBe("OK");
  await t.count();
  expect(await t.counters()).toEqual({ live: -1_000n * UNIT });
  await t.spin("500");
  await t.spin("400", { gameCode: "BACCARAT" });
  await t.count();
  t.clock.advance(60_000);
  expect(await t.claim("k-2")).toMatchObject({ amount: 2n * UNIT });
  expect(await t.counters()).toEqual({ live: -600n * UNIT, slots: 0n });
  expect(await t.problems()).toEqual([]);
});

test("claims while rounds close lose nothing and double nothing", async () => {
  const t = await setUp();
  const token = await t.sit();
  for (let n = 0; n < 8; n += 1) {
    await Promise.allSettled([
      t.spin("250", { token }),
      t.count(),
      t.claim(`a-${n}`),
      t.count(),
      t.claim(`b-${n}`),
      t.close(`day-${n}`),
    ]);
    t.clock.advance(60_000);
  }
  await t.count();
  const taken = (await t.claims()).flatMap(({ lines }) => lines);
  const sum = taken.reduce((total, { validBet }) => total + BigInt(validBet), 0n);
  expect(sum + (await t.counters()).slots!).toBe(8n * 250n * UNIT);
  expect(taken.length).toBeGreaterThan(2);
  expect(await t.problems()).toEqual([]);
});

test("ten presses at once pay once", async () => {
  const t = await setUp();
  await t.spin("5000");
  await t.count();
  const before = await t.cash();
  await Promise.allSettled(Array.from({ length: 10 }, (_, n) => t.claim(`k-${n}`)));
  expect(await t.cash()).toBe(before + 20n * UNIT);
  expect(await t.claims()).toHaveLength(1);
});

test("whatever statement a claim ends at, the next attempt pays once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp();
    await t.spin("5000");
    await t.count();
    const before = await t.cash();
    const hasDied = await t.claim("k-1", crashingAt(t.store, statement)).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.claim("k-1");
    expect(await t.cash()).toBe(before + 20n * UNIT);
    expect(await t.counters()).toEqual({ slots: 0n });
    expect(await t.problems()).toEqual([]);
    if (!hasDied) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(8);
});

test("a trial account, and everybody where the law forbids it, gets nothing", async () => {
  const t = await setUp();
  const trial = await freshMember(t.merchant, { balance: 1_000_000n, type: 4 });
  const context = await testContext({ merchant: t.merchant, actor: trial.actor });
  for (const asked of [() => showRebate(context, { pageNo: 1 }), () => claimRebate(context)]) {
    await expect(asked()).rejects.toMatchObject({ code: "in_need_true_account" });
  }
  await t.store.db
    .update(merchants)
    .set({ jurisdiction: "MX", isDemonstration: false })
    .where(eq(merchants.code, t.code));
  await t.spin("5000");
  await t.count();
  await t.close("2026-11-19");
  expect([await t.counters(), await t.claims()]).toEqual([{}, []]);
  expect(await t.refused("k-1")).toBe("not_allowed_here");
});

test("another merchant's and another member's rebates stay theirs", async () => {
  const [t, other] = [await setUp(), await setUp()];
  await t.spin("5000");
  await t.count();
  await t.claim("k-1");
  const beside = await freshMember(t.merchant);
  const theirs = await testContext({ merchant: t.merchant, actor: beside.actor });
  expect(await showRebate(theirs, { pageNo: 1 })).toMatchObject({ total: 0n, records: [] });
  const stranger = await testContext({ merchant: other.merchant, actor: t.member.actor });
  expect(await showRebate(stranger, { pageNo: 1 })).toMatchObject({ total: 0n, records: [] });
});

test("a game type has the same category in the database and on the page", async () => {
  const { store } = await setUp();
  const { rows } = await store.pool.query<{ game: string; category: string | null }>(
    "select u as game, rebate_category(u) as category from unnest($1::text[]) u",
    [[...GAME_TYPES]],
  );
  const categoryOf = (game: string) =>
    Object.entries(GAMES_OF_REBATE).find(([, games]) => games.some((one) => one === game))?.[0];
  expect(rows).toEqual(GAME_TYPES.map((game) => ({ game, category: categoryOf(game) ?? null })));
});
