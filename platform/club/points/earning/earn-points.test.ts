import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, type TestMember } from "#tests/support/database.ts";
import { freshTable, freshVendor } from "#tests/support/vendor.ts";
import { GAMES_OF_POINTS } from "../../../contract/club/games-of-points.ts";
import { POINT } from "../../../contract/club/point.ts";
import type { PointType } from "../../../contract/club/points.ts";
import { GAME_TYPES, type GameType } from "../../../contract/play/game-types.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";
import { changeGuard, openGuard } from "../../../members/protection/guard.ts";
import { balanceOf } from "../../../money/ledger/balance-of.ts";
import { verifyLedger, verifySums } from "../../../money/ledger/verify-ledger.ts";
import type { Store } from "../../../store/open-store.ts";
import { pointRules } from "../../../store/schema/club.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { pointCarries, pointDeposits } from "../../../store/schema/points.ts";
import { earnPoints } from "./earn-points.ts";

/** The amount of one point by type, in whole units (domain.md 6.5). */
const PER: Partial<Record<PointType, bigint>> = {
  ...{ LIVE: 20n, LOTTERY: 10n, PVP: 20n, SLOTS: 10n, SPORTS: 20n, DEPOSIT: 100n },
};

async function setUp(options: { gameType?: GameType } = {}) {
  const t = await freshTable({ balance: 100_000_000n, ...options });
  const { store, clock } = t;
  const { code } = t.merchant;
  await store.inMerchant(code, async (tx) => {
    const rows = Object.entries(PER).map(([type, units]) => ({
      ...{ merchant: code, type: type as PointType, amountPerPoint: units * 10_000n },
    }));
    await tx.insert(pointRules).values(rows);
  });
  let played = 0;
  /** A closed round of that stake. */
  const spin = async (amount: string, more: { gameCode?: string; token?: string } = {}) => {
    played += 1;
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const token = more.token ?? (await t.sit());
    expect((await t.betwin({ ...ids, amount, winAmount: "0", ...more, token })).code).toBe("OK");
    return ids;
  };
  const earn = async (through: Store = store) =>
    earnPoints({ store: through, clock, merchant: await rowOfMerchant(store, t.merchant) });
  const points = (of: TestMember = t.member) =>
    balanceOf(store.db, { merchant: code, owner: of.id, kind: "points" });
  const deposit = (key: string, amount: bigint, of: TestMember = t.member) =>
    store.inMerchant(code, (tx) =>
      tx.insert(pointDeposits).values({ merchant: code, key, member: of.id, amount }),
    );
  const carried = () =>
    store.inMerchant(code, (tx) =>
      tx.select().from(pointCarries).where(eq(pointCarries.merchant, code)),
    );
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  return { ...t, code, spin, earn, points, deposit, carried, problems };
}

test("the scenario of the domain earns 87 points, whole ones of each type", async () => {
  const t = await setUp();
  for (const [game, gameType] of [
    ["LOTTO", "LOTT"],
    ["BACCARAT", "LIVE"],
  ] as const) {
    await freshVendor(t.merchant, { game, gameType });
  }
  await t.deposit("deposit:1", 10_000_000n);
  await t.spin("20");
  await t.spin("200", { gameCode: "LOTTO" });
  await t.spin("300", { gameCode: "LOTTO" });
  await t.spin("500", { gameCode: "BACCARAT" });
  await t.earn();
  expect(await t.points()).toBe(87n * POINT);
  expect(await t.problems()).toEqual([]);
});

test("what makes no whole point is carried to the ten-thousandth, and nothing counts twice", async () => {
  const t = await setUp();
  await t.spin("9.99");
  await t.earn();
  expect(await t.points()).toBe(0n);
  expect(await t.carried()).toMatchObject([{ type: "SLOTS", carried: 99_900n }]);
  await t.spin("10.03");
  await t.earn();
  await t.earn();
  expect(await t.points()).toBe(2n * POINT);
  expect(await t.carried()).toMatchObject([{ carried: 200n }]);
  await t.deposit("deposit:1", 500_001n);
  await t.deposit("deposit:2", 500_000n);
  await t.earn();
  await t.earn();
  expect(await t.points()).toBe(3n * POINT);
  expect(await t.problems()).toEqual([]);
});

test("a deposit that is taken back takes its points, and never more than there are", async () => {
  const t = await setUp();
  await t.deposit("deposit:1", 10_000_000n);
  await t.earn();
  expect(await t.points()).toBe(10n * POINT);
  await t.deposit("depositRefund:1", -10_000_000n);
  await t.deposit("depositRefund:0", -10_000_000n);
  await t.earn();
  expect(await t.points()).toBe(0n);
  await t.spin("10");
  await t.earn();
  expect(await t.points()).toBe(POINT);
  expect(await t.problems()).toEqual([]);
});

test("a correction of a live round takes back what its valid bet had earned", async () => {
  const t = await setUp({ gameType: "LIVE" });
  const { winTxId } = await t.spin("100");
  await t.earn();
  expect(await t.points()).toBe(5n * POINT);
  // A payout of the stake makes the round a draw, whose valid bet is nothing.
  expect((await t.adjust({ txId: "a1", refTxId: winTxId, amount: "100" })).code).toBe("OK");
  await t.earn();
  await t.earn();
  expect(await t.points()).toBe(0n);
  expect(await t.problems()).toEqual([]);
});

test("a trial account and a member in a break earn nothing", async () => {
  const t = await setUp();
  const trial = await freshMember(t.merchant, { balance: 1_000_000n, type: 4 });
  const away = await freshMember(t.merchant, { balance: 1_000_000n });
  const token = await t.sit(away);
  const ids = { txId: "b-away", winTxId: "w-away", roundId: "r-away" };
  await t.betwin({ ...ids, token, amount: "50", winAmount: "0" });
  await t.deposit("deposit:trial", 10_000_000n, trial);
  await t.spin("50");
  const now = t.clock.now();
  await t.store.inMerchant(t.code, async (tx) => {
    await openGuard(tx, { merchant: t.code, memberId: away.id }, now);
    const blockedUntil = new Date(now.getTime() + 60_000);
    await changeGuard(tx, { merchant: t.code, memberId: away.id }, { blockedUntil });
  });
  await t.earn();
  expect([await t.points(trial), await t.points(away), await t.points()]).toEqual([
    ...[0n, 0n, 5n * POINT],
  ]);
  expect(await t.carried()).toHaveLength(1);
});

test("where the law forbids points none are earned, nor later for the same rounds", async () => {
  const t = await setUp();
  const law = (jurisdiction: string, isDemonstration: boolean) =>
    t.store.db
      .update(merchants)
      .set({ jurisdiction, isDemonstration })
      .where(eq(merchants.code, t.code));
  await law("BR", false);
  await t.spin("50");
  await t.deposit("deposit:1", 10_000_000n);
  await t.earn();
  await law("demo", true);
  await t.earn();
  expect(await t.points()).toBe(0n);
  await t.spin("10");
  await t.earn();
  expect(await t.points()).toBe(POINT);
});

test("the next run earns everything once, whatever statement a run died at", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp();
    await t.spin("25");
    await t.deposit("deposit:1", 1_500_000n);
    const died = await t.earn(crashingAt(t.store, statement)).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.earn();
    expect(await t.points()).toBe(3n * POINT);
    expect(await t.carried()).toHaveLength(2);
    expect(await t.problems()).toEqual([]);
    if (!died) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(6);
});

test("instances that earn at once while rounds settle count each round once", async () => {
  const t = await setUp();
  for (let n = 0; n < 8; n += 1) {
    await Promise.all([t.spin("15"), t.earn(), t.earn(), t.deposit(`deposit:${n}`, 250_000n)]);
  }
  await t.earn();
  expect(await t.points()).toBe((12n + 2n) * POINT);
  expect(await t.problems()).toEqual([]);
});

test("a game type earns under the same type in the database and on the page", async () => {
  const { store } = await setUp();
  const { rows } = await store.pool.query<{ game: string; type: string | null }>(
    "select u as game, point_type(u) as type from unnest($1::text[]) u",
    [[...GAME_TYPES]],
  );
  const typeOf = (game: string) =>
    Object.entries(GAMES_OF_POINTS).find(([, games]) => games.some((one) => one === game))?.[0];
  expect(rows.length).toBeGreaterThan(8);
  expect(rows).toEqual(GAME_TYPES.map((game) => ({ game, type: typeOf(game) ?? null })));
});
