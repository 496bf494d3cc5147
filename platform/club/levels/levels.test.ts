import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, testClock, testContext, testRandom } from "#tests/support/database.ts";
import { messagesOf } from "#tests/support/letters.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { giveVipLevels, noteDeposit } from "#tests/under-test/club-under-test.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { readVipLevel } from "../../members/vip/read-vip-standing.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Store } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { levelChanges, levelPeriods, levelTotals } from "../../store/schema/level.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { claimAward } from "../awards/claim-award.ts";
import { listAwards } from "../awards/list-awards.ts";
import { earnPoints } from "../points/earning/earn-points.ts";
import { showRank } from "../vip/show-rank.ts";
import { countPlay } from "./count-play.ts";
import { birthdaysOn, giveBirthdays } from "./gifts/give-birthdays.ts";
import { giveWeek } from "./gifts/give-week.ts";
import { keepLevels } from "./keep-levels.ts";
import { raiseLevels } from "./raise-levels.ts";

const UNIT = 10_000n;
const LEVELS = {
  0: {},
  1: { validBet: 10n * UNIT, deposits: 50n * UNIT, keepValidBet: 8n * UNIT, upgradeGift: UNIT },
  2: { validBet: 20n * UNIT, deposits: 50n * UNIT, keepValidBet: 12n * UNIT },
  3: {
    ...{ validBet: 40n * UNIT, deposits: 80n * UNIT, keepValidBet: 16n * UNIT },
    ...{
      upgradeGift: 3n * UNIT,
      weeklyGift: UNIT,
      monthlyGift: 5n * UNIT,
      birthdayGift: 7n * UNIT,
    },
  },
};
/** Four in the morning of the 1st of December in Mexico, whose clocks stand still. */
const FIRST = Date.UTC(2026, 11, 1, 10);

async function setUp(options: Parameters<typeof freshTable>[0] = {}) {
  const t = await freshTable({ balance: 100_000_000n, ...options });
  const { code } = t.merchant;
  const { store } = t;
  await giveVipLevels(code, LEVELS);
  const random = testRandom(code);
  const { secrets } = await testContext({ merchant: t.merchant });
  let played = 0;
  const spin = async (amount: string, more: { token?: string } = {}) => {
    played += 1;
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const token = more.token ?? (await t.sit());
    expect((await t.betwin({ ...ids, amount, winAmount: "0", token })).code).toBe("OK");
    return ids;
  };
  const parts = async (through: Store = store) => ({
    ...{ store: through, clock: t.clock, random, secrets },
    merchant: await readMerchant(store, code),
  });
  const raise = async (through?: Store) => raiseLevels(await parts(through));
  const count = async (through?: Store) => countPlay(await parts(through));
  const keep = async (until: number) => keepLevels(await parts(), new Date(until));
  const level = (member = t.member.id) =>
    store.reading(code, (reader) => readVipLevel(reader, { merchant: code, memberId: member }));
  const reached = (member = t.member.id) =>
    store.inMerchant(code, (tx) =>
      tx
        .select()
        .from(awards)
        .where(and(eq(awards.merchant, code), eq(awards.member, member)))
        .orderBy(asc(awards.rule), asc(awards.period)),
    );
  const changes = () =>
    store.inMerchant(code, (tx) =>
      tx
        .select({ from: levelChanges.fromLevel, to: levelChanges.toLevel })
        .from(levelChanges)
        .where(eq(levelChanges.merchant, code))
        .orderBy(asc(levelChanges.number)),
    );
  const totals = async () => {
    const [row] = await store.inMerchant(code, (tx) =>
      tx.select().from(levelTotals).where(eq(levelTotals.member, t.member.id)),
    );
    return row;
  };
  const set = (loyalty: object) =>
    store.db.update(merchants).set({ settings: { loyalty } }).where(eq(merchants.code, code));
  const pause = (until: Date | null, member = t.member.id) =>
    store.inMerchant(code, async (tx) => {
      const who = { merchant: code, memberId: member };
      await openGuard(tx, who, t.clock.now());
      await changeGuard(tx, who, { blockedUntil: until });
    });
  const cash = () => balanceOf(store.db, { merchant: code, owner: t.member.id, kind: "cash" });
  const context = async () =>
    testContext({ merchant: t.merchant, actor: t.member.actor, clock: t.clock });
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  return {
    ...{ ...t, code, spin, parts, raise, count, keep, level, reached, changes, totals, set },
    ...{ pause, cash, context, problems },
  };
}

test("levels rise by both marks, may be skipped, and each offers its gift once ever", async () => {
  const t = await setUp();
  await t.spin("45");
  await t.raise();
  expect(await t.level()).toBe(0);
  await noteDeposit(t.merchant, t.member.id, 60n * UNIT);
  await t.raise();
  expect(await t.level()).toBe(2);
  await noteDeposit(t.merchant, t.member.id, 20n * UNIT, "d2");
  await t.raise();
  await t.raise();
  expect(await t.level()).toBe(3);
  expect(await t.changes()).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 3 },
  ]);
  expect((await t.reached()).map(({ rule, amount }) => [rule, amount])).toEqual([
    ["levelUpgrade:1", UNIT],
    ["levelUpgrade:3", 3n * UNIT],
  ]);
  // Each rise and each gift is told once.
  expect(await messagesOf(t.code)).toEqual(
    [
      ["giftReady", { amount: "1.00" }],
      ["giftReady", { amount: "3.00" }],
      ["rankUp", { level: "2" }],
      ["rankUp", { level: "3" }],
    ].map(([kind, details]) => [kind, t.member.id, details]),
  );
});

test("a gift is taken by one press under the wagering that was shown, and never twice", async () => {
  const t = await setUp();
  await t.set({ giftMultiple: 4 });
  await t.spin("10");
  await noteDeposit(t.merchant, t.member.id, 50n * UNIT);
  await t.raise();
  const context = await t.context();
  const { open } = await listAwards(context);
  expect(open).toMatchObject([{ kind: "levelUpgrade", amount: UNIT, multiple: 4 }]);
  const { id } = open[0]!;
  await expect(claimAward(context, { id, multiple: 1 })).rejects.toMatchObject({
    code: "terms_changed",
  });
  const before = await t.cash();
  await claimAward(context, { id, multiple: 4 });
  await claimAward(context, { id, multiple: 4 });
  expect(await t.cash()).toBe(before + UNIT);
  expect(await listAwards(context)).toMatchObject({ open: [], taken: [{ id, state: "ISSUED" }] });
  // What the gift is bet on counts as play, once; it pays no second gift of the same level.
  await t.spin("1");
  await t.raise();
  expect(await t.reached()).toHaveLength(1);
  expect(await t.problems()).toEqual([]);
});

test("a merchant may have gifts paid without a press", async () => {
  const t = await setUp();
  await t.set({ giftsPaidAlone: true });
  await t.spin("10");
  await noteDeposit(t.merchant, t.member.id, 50n * UNIT);
  const before = await t.cash();
  await t.raise();
  await t.raise();
  expect(await t.cash()).toBe(before + UNIT);
  expect(await t.reached()).toMatchObject([{ state: "ISSUED", issuedBy: "platform" }]);
  expect(await messagesOf(t.code)).toEqual([
    ["awardIssued", t.member.id, { amount: "1.00" }],
    ["rankUp", t.member.id, { level: "1" }],
  ]);
  expect(await t.problems()).toEqual([]);
});

test("a month without enough play costs one level, and the month of the rise does not count", async () => {
  const t = await setUp();
  await noteDeposit(t.merchant, t.member.id, 80n * UNIT);
  await t.spin("40");
  await t.raise();
  expect(await t.level()).toBe(3);
  // November's bets keep the level and bring the month's gift; a repeat brings no second one.
  t.clock.advance(FIRST - t.clock.now().getTime());
  await t.keep(FIRST);
  await t.keep(FIRST);
  expect(await t.level()).toBe(3);
  expect((await t.reached()).filter(({ kind }) => kind === "levelMonth")).toMatchObject([
    { period: "2026-11", amount: 5n * UNIT },
  ]);
  // Nothing in December: one level, however often it is asked.
  const january = Date.UTC(2027, 0, 1, 10);
  t.clock.advance(january - t.clock.now().getTime());
  await t.keep(january);
  await t.keep(january);
  expect(await t.level()).toBe(2);
  const falls = (await messagesOf(t.code)).filter(([kind]) => kind === "rankDown");
  expect(falls).toEqual([["rankDown", t.member.id, { level: "2" }]]);
  // The marks are still reached, but they alone undo no fall.
  await t.spin("1");
  await t.raise();
  expect(await t.level()).toBe(2);
  await t.spin("15");
  await t.raise();
  expect(await t.level()).toBe(3);
  expect((await t.reached()).filter(({ rule }) => rule === "levelUpgrade:3")).toHaveLength(1);
});

test("the month of a rise with less than what keeps the level costs nothing", async () => {
  const t = await setUp();
  await noteDeposit(t.merchant, t.member.id, 80n * UNIT);
  await t.spin("30");
  t.clock.advance(Date.UTC(2026, 11, 15) - t.clock.now().getTime());
  await t.spin("10");
  await t.raise();
  expect(await t.level()).toBe(3);
  const january = Date.UTC(2027, 0, 1, 10);
  t.clock.advance(january - t.clock.now().getTime());
  await t.keep(january);
  expect(await t.level()).toBe(3);
});

test("a break costs no level, and offers nothing", async () => {
  const t = await setUp();
  await noteDeposit(t.merchant, t.member.id, 80n * UNIT);
  await t.spin("40");
  const later = new Date(t.clock.now().getTime() + 90 * 24 * 3_600_000);
  await t.pause(later);
  await t.raise();
  expect([await t.level(), await t.reached()]).toEqual([0, []]);
  await t.pause(null);
  await t.raise();
  expect(await t.level()).toBe(3);
  await t.pause(later);
  t.clock.advance(Date.UTC(2027, 0, 1, 10) - t.clock.now().getTime());
  await t.keep(t.clock.now().getTime());
  expect(await t.level()).toBe(3);
  expect(await listAwards(await t.context())).toMatchObject({ open: [] });
  const told = (await messagesOf(t.code)).map(([kind]) => kind);
  expect(told).toEqual(["giftReady", "giftReady", "rankUp"]);
});

test("play counts in the month and the week of the merchant's zone", async () => {
  const t = await setUp();
  // Half past eleven at night of the 30th of November in Mexico, a Monday.
  t.clock.advance(Date.UTC(2026, 11, 1, 5, 30) - t.clock.now().getTime());
  await t.spin("3");
  t.clock.advance(3_600_000);
  await t.spin("5");
  await t.count();
  const rows = await t.store.inMerchant(t.code, (tx) =>
    tx.select().from(levelPeriods).orderBy(asc(levelPeriods.period)),
  );
  expect(rows.map(({ period, validBet }) => [period, validBet / UNIT])).toEqual([
    ["2026-11", 3n],
    ["2026-12", 5n],
    ["2026-W49", 8n],
  ]);
});

test("the week's gift asks for a quarter of what keeps the level, once", async () => {
  const t = await setUp();
  await noteDeposit(t.merchant, t.member.id, 80n * UNIT);
  await t.spin("36");
  t.clock.advance(4 * 24 * 3_600_000);
  await t.spin("4");
  await t.raise();
  // Monday the 30th: the week of the 23rd has 4.00 of the 4.00 that it needs.
  const monday = new Date(Date.UTC(2026, 10, 30, 10));
  t.clock.advance(monday.getTime() - t.clock.now().getTime());
  await giveWeek(await t.parts(), monday);
  await giveWeek(await t.parts(), monday);
  const weekly = (await t.reached()).filter(({ kind }) => kind === "levelWeek");
  expect(weekly).toMatchObject([{ period: "2026-W48", amount: UNIT }]);
  const next = new Date(Date.UTC(2026, 11, 7, 10));
  t.clock.advance(next.getTime() - t.clock.now().getTime());
  await giveWeek(await t.parts(), next);
  expect((await t.reached()).filter(({ kind }) => kind === "levelWeek")).toHaveLength(1);
});

test("a birthday gives a present once a year after five deposits, bet once", async () => {
  const t = await setUp();
  await t.set({ giftMultiple: 9 });
  for (let n = 0; n < 4; n += 1) await noteDeposit(t.merchant, t.member.id, 20n * UNIT, `d${n}`);
  await t.spin("40");
  await t.raise();
  await t.store.inMerchant(t.code, (tx) =>
    tx
      .update(members)
      .set({ profile: { birthday: "1990-11-20" } })
      .where(eq(members.id, t.member.id)),
  );
  const day = new Date(Date.UTC(2026, 10, 20, 11));
  await giveBirthdays(await t.parts(), day);
  const presents = async () => (await t.reached()).filter(({ kind }) => kind === "birthday");
  expect(await presents()).toEqual([]);
  await noteDeposit(t.merchant, t.member.id, UNIT, "d4");
  await t.raise();
  await giveBirthdays(await t.parts(), new Date(day.getTime() - 24 * 3_600_000));
  expect(await presents()).toEqual([]);
  await giveBirthdays(await t.parts(), day);
  await giveBirthdays(await t.parts(), day);
  expect(await presents()).toMatchObject([{ amount: 7n * UNIT, multiple: 1, period: "2026" }]);
  expect(birthdaysOn("2027-02-28")).toEqual(["02-28", "02-29"]);
  expect(birthdaysOn("2028-02-28")).toEqual(["02-28"]);
});

test("a correction takes back its valid bet, and what was rolled back never counts", async () => {
  const t = await setUp({ gameType: "LIVE" });
  const { winTxId } = await t.spin("30");
  await t.count();
  expect((await t.totals())?.validBet).toBe(30n * UNIT);
  // A payout of the stake makes the round a draw, whose valid bet is nothing.
  expect((await t.adjust({ txId: "a1", refTxId: winTxId, amount: "30" })).code).toBe("OK");
  await t.count();
  await t.count();
  expect((await t.totals())?.validBet).toBe(0n);
  await noteDeposit(t.merchant, t.member.id, 50n * UNIT);
  await noteDeposit(t.merchant, t.member.id, -50n * UNIT, "refund");
  await t.raise();
  expect(await t.totals()).toMatchObject({ deposits: 0n, depositCount: 0 });
});

test("a trial account counts nothing, and where the law forbids levels nobody does", async () => {
  const t = await setUp();
  const trial = await freshMember(t.merchant, { balance: 1_000_000n, type: 4 });
  await noteDeposit(t.merchant, trial.id, 100n * UNIT);
  await t.raise();
  const all = () => t.store.inMerchant(t.code, (tx) => tx.select().from(levelTotals));
  expect(await all()).toEqual([]);
  const law = (jurisdiction: string, isDemonstration: boolean) =>
    t.store.db
      .update(merchants)
      .set({ jurisdiction, isDemonstration })
      .where(eq(merchants.code, t.code));
  await law("MX", false);
  await t.spin("40");
  await noteDeposit(t.merchant, t.member.id, 100n * UNIT);
  await earnPoints(await t.parts());
  await t.count();
  await law("demo", true);
  await t.raise();
  expect([await all(), await t.level()]).toEqual([[], 0]);
  const context = await testContext({ merchant: t.merchant, actor: trial.actor });
  await expect(showRank(context)).rejects.toMatchObject({ code: "in_need_true_account" });
  await expect(listAwards(context)).rejects.toMatchObject({ code: "in_need_true_account" });
});

test("the rank shows what is missing", async () => {
  const t = await setUp();
  await noteDeposit(t.merchant, t.member.id, 60n * UNIT);
  await t.spin("25");
  await t.raise();
  await t.spin("5");
  expect(await showRank(await t.context())).toMatchObject({
    ...{ level: 2, validBet: 30n * UNIT, deposits: 60n * UNIT, isPaused: false },
    ...{ month: "2026-11", keepFrom: "2026-12", monthValidBet: 25n * UNIT },
    next: { level: 3, validBet: 40n * UNIT, deposits: 80n * UNIT, monthValidBet: null },
  });
});

test("whatever statement a run ends at, the next one counts and raises once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp();
    await noteDeposit(t.merchant, t.member.id, 80n * UNIT);
    await t.spin("40");
    const hasDied = await t.raise(crashingAt(t.store, statement)).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.raise();
    expect(await t.totals()).toMatchObject({ validBet: 40n * UNIT, deposits: 80n * UNIT });
    expect(await t.changes()).toEqual([{ from: 0, to: 3 }]);
    expect(await t.reached()).toHaveLength(2);
    if (!hasDied) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(10);
});

test("instances that count at once while rounds settle count each round once", async () => {
  const t = await setUp();
  for (let n = 0; n < 6; n += 1) {
    await Promise.all([t.spin("4"), t.count(), t.raise(), t.count(), t.raise()]);
  }
  await t.raise();
  expect((await t.totals())?.validBet).toBe(24n * UNIT);
});

test("a zone that changes its clocks has its month's end at its own four o'clock", async () => {
  const clock = testClock(Date.UTC(2027, 3, 1, 2));
  const t = await setUp();
  await t.store.db
    .update(merchants)
    .set({ settings: { timeZone: "Europe/Madrid" } })
    .where(eq(merchants.code, t.code));
  await noteDeposit(t.merchant, t.member.id, 80n * UNIT);
  await t.spin("40");
  await t.raise();
  // March has a day of 23 hours; nothing was bet in it.
  const parts = { ...(await t.parts()), clock };
  await keepLevels(parts, clock.now());
  expect(await t.level()).toBe(2);
});
