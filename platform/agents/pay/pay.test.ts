import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { daily, freshPay, tier } from "#tests/under-test/contracts-under-test.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import { transferTermsOf } from "../../core/merchant/transfer-terms.ts";
import { transferBlocks } from "../../domain/money/transfers/transfer-blocks.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { readTransferStanding } from "../../money/transfers/read-transfer-standing.ts";
import { payOwed } from "../../money/wallet/pay-owed.ts";
import { collectPay } from "./collect-pay.ts";

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
