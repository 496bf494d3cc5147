import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, type TestMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { campaignUnderTest } from "#tests/under-test/staff/campaign-under-test.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { listOffers } from "../../../../club/bonuses/list-offers.ts";
import { takeBonus } from "../../../../club/bonuses/take-bonus.ts";
import { claimMission } from "../../../../club/missions/claim-mission.ts";
import { joinMission } from "../../../../club/missions/join-mission.ts";
import { HOUSE } from "../../../../money/ledger/purse.ts";
import { transfer } from "../../../../money/ledger/transfer.ts";
import { deposits } from "../../../../store/schema/cashier.ts";
import { missions } from "../../../../store/schema/club.ts";
import { memberPlay } from "../../../../store/schema/feed.ts";
import { members, merchants } from "../../../../store/schema/merchant.ts";
import { dryRun } from "./dry-run.ts";
import { expected } from "./of-draw.ts";

const UNIT = 10_000n;
const DAY_MS = 86_400_000;
const WELCOME = {
  ...{ kind: "deposit", percent: 50, depositMin: "50.00", amountMax: "80.00" },
  ...{ isFirstDeposit: true, wagering: 1, days: 3, contribution: { RNG: 100 }, stakeMax: "20.00" },
};
const WHEEL = {
  ...{ depositPerTicket: "100.00", ticketsPerDay: 2, wagering: 0 },
  prizes: [
    { key: "ten", weight: 1, cash: "10.00" },
    { key: "one", weight: 3, cash: "1.00", points: 8, isConsolation: true },
  ],
};
const CUP = {
  ...{ names: { es: "La copa" }, measure: "VALID_BET", every: "DAY", least: "1.00", wagering: 0 },
  entry: { points: 0 },
  prizes: [
    { upTo: 1, cash: "100.00" },
    { upTo: 2, cash: "30.00" },
  ],
};
const DAYS = 30;

/** A merchant with a month of bets and deposits, and the engine beside it. */
async function setUp() {
  const { staff, merchant, store, clock } = await staffUnderTest();
  const { code } = merchant;
  const settings = {
    timeZone: "America/Mexico_City",
    bonuses: { welcome: WELCOME },
    draws: { wheel: WHEEL },
  };
  await store.db
    .update(merchants)
    .set({ jurisdiction: "demo", isDemonstration: true, settings })
    .where(eq(merchants.code, code));
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  await inside((tx) =>
    tx.insert(missions).values({
      ...{ merchant: code, id: "m1", event: "BET_SUM", icon: "star", period: "DAY", position: 0 },
      ...{ words: { es: { title: "Meta", text: "Juega." } }, targetAmount: 10n * UNIT },
      ...{ reward: 4n * UNIT, points: 3, wagering: 0, startsAt: new Date(0) },
    }),
  );
  const as = async (member: TestMember, key: string) => ({
    ...(await testContext({ merchant, clock, actor: member.actor })),
    idempotencyKey: key,
  });
  const bet = (member: TestMember, amount: bigint) =>
    inside((tx) =>
      tx.insert(memberPlay).values({
        ...{ merchant: code, member: member.id, quarter: clock.now(), gameType: "RNG" },
        ...{ rounds: 1n, stake: amount, payout: 0n, validBet: amount },
      }),
    );
  const deposit = async (member: TestMember, id: string, amount: bigint) => {
    await transfer(store.db, {
      ...{ merchant: code, key: `deposit:${id}`, kind: "deposit", amount, at: clock.now() },
      ...{ from: { owner: HOUSE, kind: "clearing" }, to: { owner: member.id, kind: "cash" } },
    });
    await inside((tx) =>
      tx.insert(deposits).values({
        ...{ merchant: code, id, memberId: member.id, method: "CARD", amount, currency: "MXN" },
        ...{ status: "CREDITED", creditedAmount: amount, settledAt: clock.now() },
        ...{ idempotencyKey: id, returnUrl: "/", createdAt: clock.now(), expiresAt: clock.now() },
      }),
    );
  };
  const run = (campaign = "c1") => dryRun(staff, { merchant: code, code: campaign });
  return { merchant, code, store, clock, inside, as, bet, deposit, run };
}

test("a mission's dry run is what the engine then paid to everybody who took it", async () => {
  const t = await setUp();
  const crowd = await Promise.all(Array.from({ length: 6 }, () => freshMember(t.merchant)));
  const { row } = await campaignUnderTest(t.code, { kind: "mission", offer: "m1" });
  const paid = { players: new Set<string>(), times: 0 };
  for (let day = 0; day < DAYS; day += 1) {
    for (const [seat, member] of crowd.entries()) {
      // The last one never reaches it, and the others do on some days.
      const amount = seat === 5 ? 9n * UNIT : BigInt((day * 7 + seat * 5) % 20) * UNIT;
      await t.bet(member, amount + 1n);
      const context = await t.as(member, `${day}`);
      const at = new Date(t.clock.now().getTime() - 6 * 3_600_000);
      const named = { mission: "m1", period: at.toISOString().slice(0, 10) };
      await joinMission(context, named);
      const answer = await claimMission(context, named).catch(({ code }) => code);
      if (answer === "mission_not_reached") continue;
      paid.players.add(member.id);
      paid.times += 1;
    }
    t.clock.advance(day < DAYS - 1 ? DAY_MS : 1_000);
  }
  const { spent } = await row();
  expect(spent).toBe(BigInt(paid.times) * 4n * UNIT);
  expect(await t.run()).toMatchObject({
    ...{ audience: 6, players: paid.players.size, paid: spent, points: paid.times * 3 },
    ...{ rewards: [{ reward: "m1", times: paid.times }], stoppedOn: null },
  });
  expect(paid.players.size).toBe(5);
  // A day later the first day is no longer of the month.
  t.clock.advance(DAY_MS);
  expect((await t.run()).paid).toBeLessThan(spent);
}, 60_000);

test("a bonus' dry run is what the engine then paid for first deposits", async () => {
  const t = await setUp();
  const crowd = await Promise.all(Array.from({ length: 5 }, () => freshMember(t.merchant)));
  const { row } = await campaignUnderTest(t.code, { offer: "welcome" });
  // Below the least, the least, more, above the most; the last one pays in nothing.
  for (const [seat, amount] of [49n, 50n, 101n, 500n].entries()) {
    t.clock.advance(DAY_MS);
    const member = crowd[seat]!;
    const context = await t.as(member, `k${seat}`);
    await t.deposit(member, `first${seat}`, amount * UNIT);
    const { offers } = await listOffers(context, {});
    const [offer] = offers.filter(({ block }) => block === null);
    if (offer) {
      const { term, deposit, amount, required } = offer;
      await takeBonus(context, { term, deposit: deposit!.id, amount, required });
    }
    t.clock.advance(1_000);
    await t.deposit(member, `second${seat}`, 100n * UNIT);
  }
  const { spent } = await row();
  // 25.00, 50.50 and 80.00.
  expect(spent).toBe(1_555_000n);
  expect(await t.run()).toMatchObject({
    ...{ audience: 5, players: 3, paid: spent, rewards: [{ reward: "welcome", times: 3 }] },
  });
});

test("the budget would have stopped it on the day that it could not pay", async () => {
  const t = await setUp();
  const member = await freshMember(t.merchant);
  await campaignUnderTest(t.code, { kind: "mission", offer: "m1", budget: "8.00" });
  const days: string[] = [];
  for (let day = 0; day < 3; day += 1) {
    t.clock.advance(DAY_MS);
    await t.bet(member, 10n * UNIT);
    days.push(new Date(t.clock.now().getTime() - 6 * 3_600_000).toISOString().slice(0, 10));
  }
  t.clock.advance(1_000);
  expect(await t.run()).toMatchObject({ paid: 12n * UNIT, budget: 8n * UNIT, stoppedOn: days[2] });
});

test("free spins cost their stake in a dry run, beside the cash", async () => {
  const t = await setUp();
  const member = await freshMember(t.merchant);
  const spins = { game: "G1", rounds: 20, stake: "0.50", days: 3, wagering: 0 };
  await t.inside((tx) => tx.update(missions).set({ spins }).where(eq(missions.merchant, t.code)));
  await campaignUnderTest(t.code, { kind: "mission", offer: "m1", budget: "27.99" });
  for (let day = 0; day < 2; day += 1) {
    t.clock.advance(DAY_MS);
    await t.bet(member, 10n * UNIT);
  }
  const today = new Date(t.clock.now().getTime() - 6 * 3_600_000).toISOString().slice(0, 10);
  t.clock.advance(1_000);
  // On each of two days 4.00 and 20 × 0.50.
  const sums = { paid: 8n * UNIT, spins: 20n * UNIT, points: 6 };
  expect(await t.run()).toMatchObject({ ...sums, stoppedOn: today, rewards: [sums] });
});

test("only the audience of now is counted, without those who may not be given anything", async () => {
  const t = await setUp();
  const [label, other, closed] = [
    await freshMember(t.merchant),
    await freshMember(t.merchant),
    await freshMember(t.merchant, { status: "blocked" }),
  ];
  const trial = await freshMember(t.merchant, { type: 4 });
  for (const member of [label, other, closed, trial]) await t.bet(member, 10n * UNIT);
  await t.inside((tx) =>
    tx
      .update(members)
      .set({ labels: ["tables"] })
      .where(eq(members.id, label.id)),
  );
  t.clock.advance(DAY_MS);
  await campaignUnderTest(t.code, { kind: "mission", offer: "m1" }, { code: "all" });
  const audience = { labels: ["tables"] };
  const of = { kind: "mission", offer: "m1", audience } as const;
  await campaignUnderTest(t.code, of, { code: "few", state: "DRAFT" });
  expect(await t.run("all")).toMatchObject({ audience: 2, players: 2 });
  expect(await t.run("few")).toMatchObject({ audience: 1, players: 1, paid: 4n * UNIT });
});

test("a draw's tickets are worth their weights, up to a day's most", async () => {
  const t = await setUp();
  const member = await freshMember(t.merchant);
  await campaignUnderTest(t.code, { kind: "draw", offer: "wheel" });
  await t.deposit(member, "one", 150n * UNIT);
  t.clock.advance(1_000);
  await t.deposit(member, "two", 300n * UNIT);
  t.clock.advance(DAY_MS);
  await t.deposit(member, "three", 99n * UNIT);
  // Two tickets of 10 · 1/4 and 1 · 3/4.
  expect(await t.run()).toMatchObject({ players: 1, paid: 65_000n, points: 12 });
  const prizes = [
    { key: "a", weight: 1, cash: 1n, points: 0, isConsolation: false },
    { key: "b", weight: 2, cash: 0n, points: 1, isConsolation: true },
  ];
  expect(expected({ prizes }, 3)).toEqual([
    { reward: "a", times: 1, paid: 1n, points: 0 },
    { reward: "b", times: 2, paid: 0n, points: 2 },
  ]);
});

test("a board's places go to the audience alone, in the order of its figures", async () => {
  const t = await freshTable({ balance: 100_000n * UNIT });
  const { code } = t.merchant;
  const second = await freshMember(t.merchant, { balance: 100_000n * UNIT });
  const third = await freshMember(t.merchant, { balance: 100_000n * UNIT });
  const boards = [{ ...CUP, id: "cup" }];
  await t.store.db
    .update(merchants)
    .set({ settings: { timeZone: "UTC", boards } })
    .where(eq(merchants.code, code));
  const bets: [TestMember, string][] = [
    [t.member, "50"],
    [second, "40"],
    [third, "30"],
    [third, "5"],
  ];
  for (const [at, [of, amount]] of bets.entries()) {
    const ids = { txId: `b${at}`, winTxId: `w${at}`, roundId: `r${at}` };
    const token = await t.sit(of);
    expect((await t.betwin({ ...ids, token, amount, winAmount: "0" })).code).toBe("OK");
  }
  t.clock.advance(1_000);
  const { staff } = await staffUnderTest();
  const run = (campaign: string) =>
    dryRun({ ...staff, clock: t.clock }, { merchant: code, code: campaign });
  await campaignUnderTest(code, { kind: "board", offer: "cup" }, { code: "all", state: "DRAFT" });
  expect(await run("all")).toMatchObject({
    ...{ audience: 3, players: 2, paid: 130n * UNIT },
    rewards: [
      { reward: "1", paid: 100n * UNIT },
      { reward: "2", paid: 30n * UNIT },
    ],
  });
  await t.store.inMerchant(code, (tx) =>
    tx
      .update(members)
      .set({ labels: ["tables"] })
      .where(eq(members.id, third.id)),
  );
  const of = { kind: "board" as const, offer: "cup", audience: { labels: ["tables"] } };
  await campaignUnderTest(code, of, { code: "few", state: "DRAFT" });
  expect(await run("few")).toMatchObject({ audience: 1, players: 1, paid: 100n * UNIT });
});
