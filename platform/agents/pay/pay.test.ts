import { and, eq, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { daily, dividend, freshPay, tier } from "#tests/agents/contracts-under-test.ts";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import { transferTermsOf } from "../../core/merchant/transfer-terms.ts";
import { transferBlocks } from "../../domain/money/transfers/transfer-blocks.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { readTransferStanding } from "../../money/transfers/read-transfer-standing.ts";
import { openRequirement } from "../../money/wagering/open-requirement.ts";
import { payOwed } from "../../money/wallet/pay-owed.ts";
import { payHolds } from "../../store/schema/pay.ts";
import { collectPay } from "./collect-pay.ts";
import { explainBill } from "./read/explain-bill.ts";

const units = (amount: number) => BigInt(Math.round(amount * 100)) * 100n;
const HOUR_MS = 3_600_000;
const DAY = "2026-11-19";
const NEXT = "2026-11-20";

/** A below the operator with 0.8 %, B below A with 0.5 %, and players of both (domain 5.3). */
async function pair(funds = {}) {
  const t = await freshPay(funds);
  const a = await t.agent();
  const b = await t.agent(a);
  const A = await t.signTop(a, daily([tier(80, { validBet: units(100_000), active: 5 })]));
  const low = daily([tier(50, { validBet: units(100_000), active: 5 })]);
  const B = await t.sign(a, b, low);
  for (const [of, each] of [
    [a, 20_000],
    [b, 30_000],
  ] as const) {
    for (let at = 0; at < 4; at += 1) {
      await t.play(await t.player(of), DAY, { stake: units(each) });
    }
  }
  await t.play(await t.player(b), DAY, { stake: units(0.01) });
  return { ...t, a, b, A, B };
}

const figures = (bill: { gross: bigint; paidBelow: bigint; net: bigint; paid: bigint }) => [
  ...[bill.gross, bill.paidBelow, bill.net, bill.paid],
];

test("A receives 1,600 from the operator and pays B 600 of it", async () => {
  const t = await pair();
  await t.open("daily", DAY, NEXT);
  expect(await t.pay()).not.toBeNull();
  expect(await t.bills()).toEqual([]);
  await t.seal(DAY, DAY);
  expect(await t.pay()).toBeNull();
  const bills = await t.bills();
  expect(bills.map(({ payee, upline, state, tier: met }) => [payee, upline, state, met])).toEqual([
    [t.a.id, null, "PAID", 1],
    [t.b.id, t.a.id, "PAID", 1],
  ]);
  expect(bills.map(figures)).toEqual([
    [units(1_600), units(600), units(1_000), units(1_600)],
    [units(600), 0n, units(600), units(600)],
  ]);
  expect([await t.cash(t.a), await t.cash(t.b), await t.house()]).toEqual([
    ...[units(1_000), units(600), -units(1_600)],
  ]);
  expect(bills[1]!.inputs).toMatchObject({
    validBet: units(120_000.01).toString(),
    active: [{ minimumBet: "0", members: 5 }],
  });
  expect(await verifyLedger(t.store.db, t.code)).toEqual([]);
});

test("HOUSE pays each the net, and the operator the top's gross in all", async () => {
  const t = await pair();
  const made = { by: "staff", at: t.clock.now() };
  await t.inMine((tx) =>
    changeSettings(tx, t.code, made, (now) => ({ ...now, contracts: { payer: "HOUSE" } })),
  );
  t.clock.advance(HOUR_MS);
  await t.open("daily", DAY, NEXT);
  await t.seal(DAY, DAY);
  await t.pay();
  expect((await t.bills()).map(({ due, paid }) => [due, paid])).toEqual([
    [units(1_000), units(1_000)],
    [units(600), units(600)],
  ]);
  expect([await t.cash(t.a), await t.cash(t.b), await t.house()]).toEqual([
    ...[units(1_000), units(600), -units(1_600)],
  ]);
});

/** B's team earns, A's own tier is out of reach, so A owes 600. */
async function owing(balance = 0n) {
  const t = await freshPay();
  const a = await t.agent(undefined, balance);
  const b = await t.agent(a);
  const low = { validBet: units(1_000) };
  await t.signTop(a, daily([tier(40, low), tier(80, { validBet: units(500_000) })]));
  const bContract = await t.sign(a, b, daily([tier(40, { validBet: units(100_000) })]));
  await t.inMine((tx) =>
    tx.execute(sql`update contracts set terms = jsonb_set(terms,
    '{tiers}', ${JSON.stringify([encodedTier(80, units(500_000))])}::jsonb)
    where merchant = ${t.code} and downline = ${a.id}`),
  );
  await t.play(await t.player(b), DAY, { stake: units(150_000) });
  await t.seal(DAY, DAY);
  await t.open("daily", DAY, NEXT);
  return { ...t, a, b, bContract };
}
const encodedTier = (rate: number, validBet: bigint) => ({
  ...{ rate, validBet: validBet.toString(), loss: null, active: null, minimumBet: "0" },
});

test("an upline pays what it has, owes the rest, and cannot withdraw or transfer meanwhile", async () => {
  const t = await owing(units(250));
  const due = await t.pay();
  expect(await t.bills()).toMatchObject([
    { payee: t.a.id, state: "NOT_REACHED", due: 0n },
    { payee: t.b.id, state: "PART_COLLECTED", due: units(600), paid: units(250) },
  ]);
  expect([await t.cash(t.a), await t.cash(t.b)]).toEqual([0n, units(250)]);
  const owed = () => t.inMine((tx) => payOwed(tx, t.code, t.a.id));
  expect(await owed()).toBe(units(350));
  expect(await t.told(t.a)).toContain("billShort");
  const terms = transferTermsOf({ settings: {} });
  const standing = await t.inMine(async (tx) =>
    readTransferStanding(await t.as(t.a), tx, t.a.id, terms),
  );
  const blocks = transferBlocks(standing, t.clock.now());
  expect(blocks).toContainEqual({ code: "pay_owed", details: { amount: "350.00" } });

  // Within its time nobody is forced; after it the run collects whatever comes.
  await deposit(t, t.a, units(100));
  expect([await t.pay(), await owed()]).toEqual([due, units(350)]);
  t.clock.advance(due!.getTime() - t.clock.now().getTime());
  const again = await t.pay();
  expect(await t.bills()).toMatchObject([{}, { state: "EXPIRED", paid: units(350), parts: 2 }]);
  expect(again!.getTime() - t.clock.now().getTime()).toBe(HOUR_MS);
  await deposit(t, t.a, units(1_000));
  expect(await t.pay()).toBeNull();
  expect(await t.bills()).toMatchObject([{}, { state: "PAID", paid: units(600), parts: 3 }]);
  expect([await owed(), await t.cash(t.a)]).toEqual([0n, units(750)]);
  const isOpen = and(eq(payHolds.merchant, t.code), isNull(payHolds.until));
  expect(await t.inMine((tx) => tx.$count(payHolds, isOpen))).toBe(0);
  expect(await verifySums(t.store.db, t.code)).not.toContainEqual(
    expect.objectContaining({ problem: "BILLS_DIFFER" }),
  );
});

test("payer or payee collects what is owed within its time, never more than is due", async () => {
  const t = await owing();
  await t.pay();
  const bill = { kind: "daily" as const, period: `daily:${DAY}`, contractId: t.bContract };
  await expect(collectPay(await t.as(t.b), bill)).rejects.toMatchObject({
    code: "not_enough_funds",
  });
  const stranger = await t.agent();
  await expect(collectPay(await t.as(stranger), bill)).rejects.toMatchObject({
    ...{ code: "unknown_bill", status: 404 },
  });
  await deposit(t, t.a, units(200));
  expect(await collectPay(await t.as(t.b), bill)).toMatchObject({ state: "PART_COLLECTED" });
  await deposit(t, t.a, units(900));
  await Promise.allSettled([t.a, t.b, t.a].map(async (by) => collectPay(await t.as(by), bill)));
  expect(await t.bills()).toMatchObject([{}, { state: "PAID", paid: units(600) }]);
  expect([await t.cash(t.a), await t.cash(t.b)]).toEqual([units(500), units(600)]);
  await expect(collectPay(await t.as(t.a), bill)).rejects.toMatchObject({ code: "bill_paid" });
});

test("what wagering locks of an upline's cash pays nobody until it is played", async () => {
  const t = await owing(units(50));
  const lot = { id: "lot", memberId: t.a.id, source: "deposit", amount: units(400) } as const;
  await deposit(t, t.a, units(400));
  await t.inMine((tx) =>
    openRequirement(tx, { merchant: t.code, ...lot, openedAt: t.clock.now() }),
  );
  const due = await t.pay();
  expect(await t.bills()).toMatchObject([{}, { state: "PART_COLLECTED", paid: units(50) }]);
  const bill = { kind: "daily" as const, period: `daily:${DAY}`, contractId: t.bContract };
  const collect = async (by: typeof t.a) => collectPay(await t.as(by), bill);
  const locked = async (by: typeof t.a) => (await explainBill(await t.as(by), bill)).locked;
  await expect(collect(t.b)).rejects.toMatchObject({ code: "not_enough_funds" });
  expect([await locked(t.a), await locked(t.b)]).toEqual([units(400), null]);
  // A bet of 150 sets as much free.
  await t.inMine((tx) =>
    tx.execute(sql`update wagering_lots set done = ${units(150)} where merchant = ${t.code}`),
  );
  expect(await collect(t.b)).toMatchObject({ state: "PART_COLLECTED", paid: units(200) });
  t.clock.advance(due!.getTime() - t.clock.now().getTime());
  await t.pay();
  expect(await t.bills()).toMatchObject([{}, { state: "EXPIRED", paid: units(200), parts: 2 }]);
  await t.inMine((tx) =>
    tx.execute(sql`update wagering_lots set closed_at = now() where merchant = ${t.code}`),
  );
  await deposit(t, t.a, units(150));
  t.clock.advance(HOUR_MS);
  await t.pay();
  expect(await t.bills()).toMatchObject([{}, { state: "PAID", paid: units(600) }]);
  expect([await t.cash(t.a), await t.cash(t.b)]).toEqual([0n, units(600)]);
  expect(await locked(t.a)).toBeNull();
  expect(await verifyLedger(t.store.db, t.code)).toEqual([]);
});

test("pay from above reaches those below, and an upline's deposit stays where it is", async () => {
  const t = await pair();
  const lot = { id: "lot", memberId: t.a.id, source: "deposit", amount: units(5_000) } as const;
  await deposit(t, t.a, units(5_000));
  await t.inMine((tx) =>
    openRequirement(tx, { merchant: t.code, ...lot, openedAt: t.clock.now() }),
  );
  await t.seal(DAY, DAY);
  await t.open("daily", DAY, NEXT);
  await t.pay();
  expect((await t.bills()).map(({ state }) => state)).toEqual(["PAID", "PAID"]);
  expect([await t.cash(t.a), await t.cash(t.b)]).toEqual([units(6_000), units(600)]);
});

type Pay = Awaited<ReturnType<typeof freshPay>>;
let deposits = 0;
async function deposit(t: Pay, to: { id: string }, amount: bigint) {
  deposits += 1;
  await transfer(t.store.db, {
    ...{ merchant: t.code, key: `test-deposit:${deposits}`, kind: "deposit", amount },
    from: { owner: "house", kind: "clearing" },
    to: { owner: to.id, kind: "cash" },
    at: t.clock.now(),
  });
}

const figuresOf = async (t: Pay) =>
  (await t.bills()).map(({ period, gross, carryIn, carryOut }) => [
    ...[period.split(":")[1], gross, carryIn, carryOut],
  ]);

test("a dividend of 25,000 pays 750.00, and carries what the players won until it is back", async () => {
  const t = await freshPay();
  const a = await t.agent();
  const asks = (validBet: number, loss: number) => ({
    ...{ validBet: units(validBet), loss: units(loss), active: 3 },
  });
  const rising = [tier(300, asks(300_000, 10_000)), tier(500, asks(500_000, 30_000))];
  await t.signTop(a, dividend(rising));
  const team = [await t.player(a), await t.player(a), await t.player(a)];
  const [one, two, three] = team;
  await t.play(one!, "2026-11-20", { stake: units(300_000), payout: units(290_000) });
  await t.play(two!, "2026-11-21", { stake: units(300_000), payout: units(284_990) });
  await t.play(three!, "2026-11-30", { stake: units(200_000), payout: units(199_900) });
  // Rebates, gifts and agents' rebates are costs.
  await t.give(one!, "2026-11-22", { kind: "lotteryRebate", amount: units(60) });
  await t.give(two!, "2026-11-22", { kind: "bonus", amount: units(40) });
  await t.give(a, "2026-11-23", { kind: "agentRebate", amount: units(10) });
  await t.play(one!, "2026-12-02", { stake: units(400_000), payout: units(400_580.12) });
  await t.play(two!, "2026-12-17", { stake: units(350_000), payout: units(320_000) });
  for (const other of [one!, three!]) await t.play(other, "2026-12-18", { stake: units(1) });
  await t.seal("2026-11-19", "2026-12-31");
  await t.open("dividend", "2026-11-30", "2027-01-01");
  await t.pay();
  expect(await figuresOf(t)).toEqual([
    ["2026-11-16", units(750), 0n, 0n],
    ["2026-12-01", 0n, 0n, units(-580.12)],
    ["2026-12-16", (units(30_002 - 580.12) * 300n) / 10_000n, units(-580.12), 0n],
  ]);
  expect((await t.bills()).map(({ state }) => state)).toEqual(["PAID", "NOT_REACHED", "PAID"]);
});

test("three late periods pay like three punctual ones", async () => {
  const run = async (isLate: boolean) => {
    const t = await freshPay();
    const a = await t.agent();
    await t.signTop(a, daily([tier(100)]));
    const days = ["2026-11-19", "2026-11-20", "2026-11-21"];
    for (const [at, day] of days.entries()) {
      await t.play(a, day, { stake: units(100 * (at + 1)) });
      await t.seal(day, day);
      if (!isLate) {
        await t.open("daily", day, days[at + 1] ?? "2026-11-22");
        await t.pay();
      }
    }
    await t.open("daily", "2026-11-19", "2026-11-22");
    await t.pay();
    return { figures: await figuresOf(t), cash: await t.cash(a) };
  };
  const late = await run(true);
  expect(late).toEqual(await run(false));
  expect(late.cash).toBe(units(6));
});

test("a contract that ends earns up to that day, and the next one begins behind it", async () => {
  const t = await freshPay();
  const a = await t.agent();
  const b = await t.agent(a);
  const weekly = (rate: number) => daily([tier(rate)], { period: "weekly" });
  await t.signTop(a, weekly(200));
  const first = await t.sign(a, b, weekly(100));
  for (const day of ["2026-11-18", "2026-11-19", "2026-11-20"]) {
    await t.play(b, day, { stake: units(100) });
  }
  await t.end(b, first, "askEnd");
  await t.answer(a, first, "agreeEnd");
  await t.seal("2026-11-16", "2026-11-22");
  await t.open("daily", "2026-11-22", "2026-11-23");
  await t.pay();
  const ended = (await t.bills()).find(({ contract }) => contract === first);
  expect(ended).toMatchObject({ fromDay: "2026-11-16", toDay: "2026-11-20", gross: units(2) });

  t.clock.advance(5 * 24 * HOUR_MS);
  const second = await t.sign(a, b, weekly(100));
  await t.play(b, "2026-11-24", { stake: units(300) });
  await t.seal("2026-11-23", "2026-11-29");
  await t.open("daily", "2026-11-29", "2026-11-30");
  await t.pay();
  const next = (await t.bills()).find(({ contract }) => contract === second);
  expect(next).toMatchObject({ fromDay: "2026-11-23", gross: units(3) });
});

test("a longer period leaves out the days that earlier bills have", async () => {
  const t = await freshPay();
  const a = await t.agent();
  await t.signTop(a, daily([tier(100)]));
  await t.play(a, DAY, { stake: units(100) });
  await t.seal("2026-11-16", DAY);
  await t.open("daily", DAY, NEXT);
  await t.pay();
  t.clock.advance(24 * HOUR_MS);
  await t.signTop(a, daily([tier(100)], { period: "weekly" }));
  await t.play(a, NEXT, { stake: units(200) });
  await t.seal(NEXT, "2026-11-22");
  await t.open("daily", "2026-11-22", "2026-11-23");
  await t.pay();
  expect(await t.bills()).toMatchObject([
    { period: `daily:${DAY}`, fromDay: DAY, gross: units(1) },
    { period: "weekly:2026-11-16", fromDay: NEXT, toDay: "2026-11-23", gross: units(2) },
  ]);
});

test("a replacement in mid-period counts for all of it, once", async () => {
  const t = await freshPay();
  const a = await t.agent();
  await t.signTop(a, daily([tier(100)], { period: "semimonthly" }));
  await t.play(a, "2026-11-17", { stake: units(100) });
  t.clock.advance(HOUR_MS);
  await t.signTop(a, daily([tier(300)], { period: "monthly" }));
  await t.play(a, "2026-11-20", { stake: units(100) });
  await t.seal("2026-11-01", "2026-11-30");
  await t.open("daily", "2026-11-30", "2026-12-01");
  await t.pay();
  expect(await t.bills()).toMatchObject([
    { period: "monthly:2026-11-01", gross: units(6), termsVersion: 2 },
  ]);
});

test("a moved member counts for each team on its own days, and only chosen categories count", async () => {
  const t = await freshPay();
  const [a, b] = [await t.agent(), await t.agent()];
  const player = await t.player(a);
  const asks = { active: 1, minimumBet: units(150) };
  const low = daily([tier(100), tier(200, asks)], { period: "semimonthly", gameTypes: ["RNG"] });
  await t.signTop(a, low);
  await t.signTop(b, low);
  await t.play(player, "2026-11-19", { stake: units(100) });
  const at = t.clock.now();
  await t.inMine((tx) => moveInTree(tx, t.code, { member: player.id, parent: b.id, at }));
  await t.play(player, "2026-11-20", { stake: units(200) });
  await t.play(player, "2026-11-20", { stake: units(1_000), gameType: "LIVE" });
  await t.seal("2026-11-16", "2026-11-30");
  await t.open("daily", "2026-11-30", "2026-12-01");
  await t.pay();
  const gross = new Map((await t.bills()).map((bill) => [bill.payee, bill]));
  expect(gross.get(a.id)).toMatchObject({ gross: units(1), tier: 1 });
  expect(gross.get(b.id)).toMatchObject({ gross: units(4), tier: 2 });
});

test("whoever's upline has no contract is not settled, nor anybody below", async () => {
  const t = await freshPay();
  const a = await t.agent();
  const b = await t.agent(a);
  const c = await t.agent(b);
  const own = await t.signTop(a, daily([tier(100)]));
  await t.sign(a, b, daily([tier(100)]));
  await t.sign(b, c, daily([tier(100)]));
  await t.inMine((tx) =>
    tx.execute(sql`update contracts set state = 'TERMINATED', ended_at = '2026-11-19T01:00Z',
      answered_at = '2026-11-18T01:00Z' where merchant = ${t.code} and id = ${own}`),
  );
  await t.play(c, DAY, { stake: units(100) });
  await t.seal(DAY, DAY);
  await t.open("daily", DAY, NEXT);
  await t.pay();
  expect(await t.bills()).toEqual([]);
});

test("a crash at any statement leaves nothing half, and the next run pays all once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await pair();
    await t.seal(DAY, DAY);
    await t.open("daily", DAY, NEXT);
    const died = await t
      .pay({ ...t.parts, store: crashingAt(t.store, statement) })
      .then(() => false)
      .catch((error: Error) => error.message === CRASH);
    const between = await t.bills();
    for (const { paid, due, state } of between) {
      expect([0n, due]).toContain(paid);
      expect(state).toBe(paid === 0n ? "ISSUED" : "PAID");
    }
    for (const _ of [1, 2]) await t.pay();
    expect((await t.bills()).map(figures)).toEqual([
      [units(1_600), units(600), units(1_000), units(1_600)],
      [units(600), 0n, units(600), units(600)],
    ]);
    expect([await t.cash(t.a), await t.cash(t.b)]).toEqual([units(1_000), units(600)]);
    if (!died) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(12);
});

test("servers that run at once make and pay each bill once", async () => {
  const t = await pair();
  await t.seal(DAY, DAY);
  await Promise.all([1, 2, 3].map(() => t.open("daily", DAY, NEXT)));
  await Promise.all([1, 2, 3, 4].map(() => t.pay()));
  expect([await t.cash(t.a), await t.cash(t.b)]).toEqual([units(1_000), units(600)]);
  expect(await verifyLedger(t.store.db, t.code)).toEqual([]);
});
