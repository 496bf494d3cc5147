import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { daily, dividend, tier } from "#tests/agents/contracts-under-test.ts";
import { freshLottery } from "#tests/agents/lottery-under-test.ts";
import { freshRebates } from "#tests/agents/rebates-under-test.ts";
import { freshMerchant, testClock, testStore } from "#tests/support/database.ts";
import { freshWork } from "#tests/support/work.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { payPeriods } from "../../store/schema/pay.ts";
import { findDue } from "../work/look.ts";
import { AGENT_KINDS } from "./agent-kinds.ts";

const units = (amount: number) => BigInt(amount) * 10_000n;
const MINUTE_MS = 60_000;
const kind = (name: string) => AGENT_KINDS.find((one) => one.name === name)!;

/** A merchant of a zone with a daily and a dividend contract, and a server that works. */
async function working(timeZone: string, start: string) {
  const merchant = await freshMerchant();
  const store = await testStore();
  await store.db
    .update(merchants)
    .set({ settings: { timeZone } })
    .where(eq(merchants.code, merchant.code));
  const clock = testClock(Date.parse(start));
  const t = await freshRebates({ merchant, clock });
  const w = await freshWork({ merchant, clock });
  const a = await t.agent();
  await t.signTop(a, daily([tier(100)]));
  await t.signTop(a, dividend([tier(100)], { period: "monthly" }));
  const perform = async () => {
    for (const one of AGENT_KINDS) await w.perform(one);
    for (const name of ["payBills", "payRebates"]) await w.perform(kind(name));
  };
  await perform();
  const to = (instant: string) => clock.advance(Date.parse(instant) - clock.now().getTime());
  const opened = () =>
    t.inMine(async (tx) => {
      const rows = await tx
        .select()
        .from(payPeriods)
        .where(eq(payPeriods.merchant, merchant.code))
        .orderBy(payPeriods.toDay, payPeriods.period);
      return rows.map(({ period, state }) => `${period} ${state}`);
    });
  return { ...t, w, a, perform, to, opened };
}

test("a day's salary opens at 03:10, waits for the seal, and is paid by the same minute's look", async () => {
  const t = await working("America/Mexico_City", "2026-11-19T18:00-06:00");
  await t.play(t.a, "2026-11-19", { stake: units(500) });
  t.to("2026-11-20T03:09:59-06:00");
  await t.perform();
  expect(await t.opened()).toEqual([]);
  t.to("2026-11-20T03:10:00-06:00");
  await t.perform();
  expect(await t.opened()).toEqual(["daily:2026-11-19 OPEN"]);
  await t.seal("2026-11-19", "2026-11-19");
  t.clock.advance(MINUTE_MS);
  await t.perform();
  expect(await t.opened()).toEqual(["daily:2026-11-19 PAID"]);
  expect(await t.cash(t.a)).toBe(units(5));
  expect(t.w.logged).toEqual([]);
});

test("days of 23 and 25 hours and a month are each paid once, in order, also late", async () => {
  const t = await working("Europe/Madrid", "2026-10-24T12:00+02:00");
  for (const day of ["2026-10-24", "2026-10-25", "2026-10-26"]) {
    await t.play(t.a, day, { stake: units(100), payout: units(50) });
  }
  await t.seal("2026-10-24", "2026-10-31");
  t.to("2026-11-01T03:05+01:00");
  await t.perform();
  expect(await t.opened()).toEqual([
    ...["24", "25", "26", "27", "28", "29", "30"].map((day) => `daily:2026-10-${day} PAID`),
    "monthly:2026-10-01 PAID",
  ]);
  expect(await t.cash(t.a)).toBe(units(3) + 15_000n);
  const short = await working("Europe/Madrid", "2027-03-27T12:00+01:00");
  await short.play(short.a, "2027-03-28", { stake: units(100) });
  await short.seal("2027-03-27", "2027-03-29");
  short.to("2027-03-29T03:09+02:00");
  await short.perform();
  expect(await short.cash(short.a)).toBe(0n);
  short.to("2027-03-29T03:10+02:00");
  await short.perform();
  expect(await short.opened()).toEqual(["daily:2027-03-27 PAID", "daily:2027-03-28 PAID"]);
  expect(await short.cash(short.a)).toBe(units(1));
});

test("a server that is killed at any statement leaves the period to the next", async () => {
  let kills = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await working("America/Mexico_City", "2026-11-19T18:00-06:00");
    await t.play(t.a, "2026-11-19", { stake: units(500) });
    await t.seal("2026-11-19", "2026-11-19");
    t.to("2026-11-20T03:10:00-06:00");
    const isKilled = await t.w.killedAt(kind("dailySalary"), statement);
    t.clock.advance(2 * MINUTE_MS);
    await t.perform();
    expect(await t.opened()).toEqual(["daily:2026-11-19 PAID"]);
    expect(await t.cash(t.a)).toBe(units(5));
    if (!isKilled) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(4);
});

test("rebates are due at 03:00 of the merchant's zone, also after days of 23 and 25 hours", async () => {
  const zones = [
    ["2026-10-25", "2026-10-24T12:00+02:00", "2026-10-26T03:00:00+01:00"],
    ["2027-03-28", "2027-03-27T12:00+01:00", "2027-03-29T03:00:00+02:00"],
  ] as const;
  for (const [day, start, due] of zones) {
    const t = await working("Europe/Madrid", start);
    const b = await t.agent();
    await t.rate(b, { RNG: 100 });
    await t.play(b, day, { stake: units(100) });
    await t.seal(
      day.replace(/\d\d$/, (last) => String(Number(last) - 1)),
      day,
    );
    t.to(new Date(Date.parse(due) - 1).toISOString());
    await t.perform();
    expect(await t.rebates()).toEqual([]);
    t.to(due);
    await t.perform();
    t.clock.advance(MINUTE_MS);
    await t.perform();
    expect(await t.cash(b)).toBe(units(1));
    expect(t.w.logged).toEqual([]);
  }
});

test("a server that is killed while it opens a day of rebates leaves it to the next", async () => {
  let kills = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await working("America/Mexico_City", "2026-11-19T18:00-06:00");
    const b = await t.agent();
    await t.rate(b, { RNG: 100 });
    await t.play(b, "2026-11-19", { stake: units(500) });
    await t.seal("2026-11-19", "2026-11-19");
    t.to("2026-11-20T03:00:00-06:00");
    const isKilled = await t.w.killedAt(kind("agentRebates"), statement);
    t.clock.advance(2 * MINUTE_MS);
    await t.perform();
    expect(await t.cash(b)).toBe(units(5));
    if (!isKilled) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(4);
});

test("lottery differences follow the rounds, and a killed server leaves them to the next", async () => {
  let kills = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await freshLottery();
    const w = await freshWork(t);
    const top = await t.agent();
    await t.rate(top, { LOTT: 1960 });
    await t.draw(await t.rich(top), { amount: "100" });
    const due = await findDue(t, AGENT_KINDS);
    expect(due).toContainEqual({ merchant: t.code, about: "rounds" });
    const isKilled = await w.killedAt(kind("lotteryDifferences"), statement);
    t.clock.advance(6 * MINUTE_MS);
    await w.perform(kind("lotteryDifferences"));
    expect(await t.cash(top)).toBe(units(3));
    if (!isKilled) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(8);
}, 60_000);

test("where the law forbids agents' pay nothing new is earned, and what was open is still paid", async () => {
  const t = await working("America/Mexico_City", "2026-11-19T18:00-06:00");
  await t.play(t.a, "2026-11-19", { stake: units(500) });
  t.to("2026-11-20T03:10:00-06:00");
  await t.perform();
  const own = eq(merchants.code, t.merchant.code);
  await t.store.db.update(merchants).set({ jurisdiction: "MX" }).where(own);
  // A server reads the merchant's row before each look.
  const later = await freshWork({ merchant: t.merchant, clock: t.clock });
  t.to("2026-11-21T03:10:00-06:00");
  for (const one of AGENT_KINDS) await later.perform(one);
  expect(await t.opened()).toEqual(["daily:2026-11-19 OPEN"]);
  await t.seal("2026-11-19", "2026-11-19");
  t.clock.advance(MINUTE_MS);
  await later.perform(kind("payBills"));
  expect(await t.opened()).toEqual(["daily:2026-11-19 PAID"]);
  expect(later.logged).toEqual([]);
});
