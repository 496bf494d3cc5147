import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import type { DrawName } from "../../contract/club/gifts/draws.ts";
import { POINT } from "../../contract/club/point.ts";
import { commitmentOf, fairStream } from "../../domain/club/fair/fair-stream.ts";
import { chosen } from "../../domain/club/fair/weighted.ts";
import { policyOf } from "../../domain/policy/policy-of.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { requireOffers } from "../../members/protection/offers.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Store } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { drawGiven, drawPlays } from "../../store/schema/draw.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { protectionEvents } from "../../store/schema/protection.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { playDraw } from "./play-draw.ts";
import { showDraw } from "./show-draw.ts";
import { showFair } from "./show-fair.ts";

const DAY_MS = 86_400_000;
const UNIT = 10_000n;
const WHEEL = {
  ...{ depositPerTicket: "100.00", ticketsPerDay: 50, wagering: 3 },
  prizes: [
    { key: "ten", weight: 30, cash: "10.00" },
    { key: "points", weight: 20, points: 50 },
    { key: "one", weight: 50, cash: "1.00", isConsolation: true },
  ] as Record<string, unknown>[],
};

async function setUp({ terms = WHEEL, deposited = 300n, type = 1 } = {}) {
  const merchant = await freshMerchant();
  const { code } = merchant;
  const member = await freshMember(merchant, { type });
  const clock = testClock();
  const context = await testContext({ merchant, actor: member.actor, clock });
  const { store } = context;
  await store.db
    .update(merchants)
    .set({ settings: { timeZone: "America/Mexico_City", draws: { wheel: terms } } })
    .where(eq(merchants.code, code));
  let paidIn = 0n;
  const deposit = async (id: string, amount: bigint) => {
    paidIn += amount;
    await transfer(store.db, {
      ...{ merchant: code, key: `deposit:${id}`, kind: "deposit", amount, at: clock.now() },
      ...{ from: { owner: HOUSE, kind: "clearing" }, to: { owner: member.id, kind: "cash" } },
    });
    await store.inMerchant(code, (tx) =>
      tx.insert(deposits).values({
        ...{ merchant: code, id, memberId: member.id, method: "CARD", amount, currency: "MXN" },
        ...{ status: "CREDITED", creditedAmount: amount, settledAt: clock.now() },
        ...{ idempotencyKey: id, returnUrl: "/", createdAt: clock.now(), expiresAt: clock.now() },
      }),
    );
  };
  if (deposited > 0n) await deposit("d1", deposited * UNIT);
  /** Whole points from play. */
  const earn = (points: number) =>
    transfer(store.db, {
      ...{ merchant: code, key: `pe:${points}:RNG`, kind: "pointsEarn", at: clock.now() },
      ...{ from: { owner: HOUSE, kind: "points" }, to: { owner: member.id, kind: "points" } },
      amount: BigInt(points) * POINT,
    });
  const play = (
    key: string,
    more: { draw?: DrawName; clientSeed?: string; points?: number; as?: Store } = {},
  ) =>
    playDraw(
      { ...context, store: more.as ?? store, idempotencyKey: key },
      {
        ...{ draw: more.draw ?? "wheel", clientSeed: more.clientSeed ?? "mi-suerte" },
        points: more.points ?? null,
      },
    );
  const inside = store.inMerchant.bind(store, code) as <T>(
    work: Parameters<typeof store.inMerchant<T>>[1],
  ) => Promise<T>;
  const owned = async () => {
    const of = (kind: "cash" | "points") =>
      balanceOf(store.db, { merchant: code, owner: member.id, kind });
    return { cash: (await of("cash")) - paidIn, points: await of("points") };
  };
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  return {
    merchant,
    code,
    member,
    context,
    store,
    clock,
    deposit,
    earn,
    play,
    inside,
    owned,
    problems,
  };
}
const refused = (asked: Promise<unknown>) => asked.catch(({ code }) => code);

test("a play is paid once with its wagering, and anybody can repeat it when its day is over", async () => {
  const t = await setUp();
  const { held, own } = await showDraw(t.context, { draw: "wheel" });
  expect(own).toMatchObject({ tickets: 3, plays: [] });
  const played = await t.play("k-1");
  expect(await t.play("k-1")).toEqual(played);
  expect(await refused(t.play("k-1", { clientSeed: "otra" }))).toBe("key_reused");
  const others = [await t.play("k-2"), await t.play("k-3")];
  const plays = [played, ...others];
  expect(plays.map(({ nonce }) => nonce)).toEqual([1, 2, 3]);
  expect(await refused(t.play("k-4"))).toBe("no_ticket");

  const cash = plays.reduce((sum, one) => sum + one.cash, 0n);
  const points = plays.reduce((sum, one) => sum + one.points, 0);
  expect(await t.owned()).toEqual({ cash, points: BigInt(points) * POINT });
  const lots = await t.inside((tx) =>
    tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, t.code)),
  );
  expect(lots.reduce((sum, { required }) => sum + required, 0n)).toBe(cash * 3n);
  expect(await t.problems()).toEqual([]);

  const before = await showFair(t.context, { id: played.id });
  expect(before).toMatchObject({ seed: null, commitment: held!.commitment });
  t.clock.advance(before.endsAt - t.clock.now().getTime() - 1);
  expect((await showFair(t.context, { id: played.id })).seed).toBeNull();
  t.clock.advance(1);
  const fair = await showFair(t.context, { id: played.id });
  const seed = Buffer.from(fair.seed!, "hex");
  expect(commitmentOf(seed)).toBe(held!.commitment);
  const number = fairStream(seed, "wheel", fair.issue)(100);
  expect(number).toBe(played.number);
  expect(chosen(fair.prizes, number).key).toBe(played.drawn);
  // The next day has a seed of its own, and yesterday's deposits no ticket.
  const next = await showDraw(t.context, { draw: "wheel" });
  expect(next.held!.commitment).not.toBe(held!.commitment);
  expect(next.own).toMatchObject({ tickets: 0 });
});

test("a day gives no more tickets than the merchant says, and a payment taken back none", async () => {
  const t = await setUp({ terms: { ...WHEEL, ticketsPerDay: 2 } });
  const tickets = async () => (await showDraw(t.context, { draw: "wheel" })).own!.tickets;
  await t.deposit("d2", 99n * UNIT);
  expect(await tickets()).toBe(2);
  await t.inside((tx) =>
    tx
      .update(deposits)
      .set({ status: "REFUNDED" })
      .where(and(eq(deposits.merchant, t.code), eq(deposits.id, "d1"))),
  );
  expect(await tickets()).toBe(0);
  expect(await refused(t.play("k-1"))).toBe("no_ticket");
});

test("parallel plays pass neither tickets, nor stock, nor the day's most", async () => {
  const prizes = [
    { key: "few", weight: 98, cash: "10.00", stock: 4 },
    { key: "daily", weight: 1, cash: "5.00", perDay: 1 },
    { key: "one", weight: 1, cash: "1.00", isConsolation: true },
  ];
  const t = await setUp({ terms: { ...WHEEL, ticketsPerDay: 20, prizes }, deposited: 2_000n });
  const asked = Array.from({ length: 40 }, (_, at) => t.play(`k-${at}`));
  const plays = (await Promise.allSettled(asked)).flatMap((one) =>
    one.status === "fulfilled" ? [one.value] : [],
  );
  expect(plays).toHaveLength(20);
  expect(plays.filter(({ key }) => key === "few")).toHaveLength(4);
  expect(plays.filter(({ drawn, key }) => drawn === "few" && key === "one").length).toBeGreaterThan(
    5,
  );
  const { held } = await showDraw(t.context, { draw: "wheel" });
  expect(held!.prizes.map(({ isOut }) => isOut)[0]).toBe(true);
  expect(await t.problems()).toEqual([]);
});

test("a prize that has no more today keeps its stock for tomorrow", async () => {
  const prizes = [
    { key: "one-a-day", weight: 1_000_000, cash: "10.00", stock: 2, perDay: 1 },
    { key: "one", weight: 1, cash: "1.00", isConsolation: true },
  ];
  const t = await setUp({ terms: { ...WHEEL, prizes } });
  const keys = [await t.play("a"), await t.play("b")].map(({ key }) => key);
  expect(keys).toEqual(["one-a-day", "one"]);
  const given = await t.inside((tx) =>
    tx
      .select()
      .from(drawGiven)
      .where(and(eq(drawGiven.merchant, t.code), eq(drawGiven.day, ""))),
  );
  expect(given).toMatchObject([{ prize: "one-a-day", given: 1 }]);
  t.clock.advance(DAY_MS);
  await t.deposit("d2", 300n * UNIT);
  expect([await t.play("c"), await t.play("d")].map(({ key }) => key)).toEqual([
    "one-a-day",
    "one",
  ]);
  t.clock.advance(DAY_MS);
  await t.deposit("d3", 300n * UNIT);
  expect((await t.play("e")).key).toBe("one");
});

test("whatever statement the process ends at, the next attempt plays once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp();
    const hasDied = await t.play("k-1", { as: crashingAt(t.store, statement) }).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    const played = await t.play("k-1");
    const rows = await t.inside((tx) =>
      tx.select().from(drawPlays).where(eq(drawPlays.merchant, t.code)),
    );
    expect(rows).toHaveLength(1);
    expect((await t.owned()).cash).toBe(played.cash);
    expect(await t.problems()).toEqual([]);
    if (!hasDied) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(8);
});

const FOR_POINTS = {
  ...{ ...WHEEL, forPoints: { points: 30, perDay: 5 } },
  prizes: [
    { key: "nothing", weight: 1 },
    { key: "one", weight: 1, isConsolation: true },
  ],
};

test("a play for points takes its price once, beside the tickets and never below zero", async () => {
  const t = await setUp({ terms: FOR_POINTS });
  await t.earn(100);
  const show = () => showDraw(t.context, { draw: "wheel" });
  expect(await show()).toMatchObject({
    held: { forPoints: { points: 30, perDay: 5 } },
    own: { tickets: 3, forPoints: { left: 5, balance: 100 } },
  });
  expect(await refused(t.play("p-0", { points: 20 }))).toBe("terms_changed");
  const played = await t.play("p-1", { points: 30 });
  expect(await t.play("p-1", { points: 30 })).toEqual(played);
  expect(await refused(t.play("p-1"))).toBe("key_reused");
  expect(await show()).toMatchObject({
    own: { tickets: 3, forPoints: { left: 4, balance: 70 }, plays: [{ nonce: 1 }] },
  });
  await t.play("p-2", { points: 30 });
  await t.play("p-3", { points: 30 });
  expect(await refused(t.play("p-4", { points: 30 }))).toBe("not_enough_points");
  expect((await t.owned()).points).toBe(10n * POINT);
  // The tickets of the deposit are as they were.
  await t.play("k-1");
  expect(await show()).toMatchObject({ own: { tickets: 2, forPoints: { left: 2 } } });
  expect(await t.problems()).toEqual([]);
  await t.inside((tx) =>
    tx
      .update(drawPlays)
      .set({ ticket: "points:2026-11-20:1:29" })
      .where(and(eq(drawPlays.merchant, t.code), eq(drawPlays.id, played.id))),
  );
  expect((await t.problems()).map(({ problem }) => problem)).toEqual([
    ...["DRAW_TICKETS_DIFFER", "DRAW_TICKETS_DIFFER"],
  ]);
});

test("twenty presses at once never pass the day's most for points", async () => {
  const t = await setUp({ terms: FOR_POINTS, deposited: 0n });
  await t.earn(1_000);
  const asked = Array.from({ length: 20 }, (_, at) => t.play(`p-${at}`, { points: 30 }));
  const done = (await Promise.allSettled(asked)).map((one) =>
    one.status === "fulfilled" ? "played" : one.reason.code,
  );
  expect(done.filter((one) => one === "played")).toHaveLength(5);
  expect(done.filter((one) => one === "no_points_today")).toHaveLength(15);
  expect((await t.owned()).points).toBe(850n * POINT);
  t.clock.advance(DAY_MS);
  await t.play("next", { points: 30 });
  expect(await t.problems()).toEqual([]);
});

test("no points are taken where the terms sell no play, on trial, to who leaves, or twice across a crash", async () => {
  const without = await setUp();
  await without.earn(100);
  expect(await refused(without.play("p-1", { points: 30 }))).toBe("terms_changed");
  const trial = await setUp({ terms: FOR_POINTS, type: 4 });
  expect(await refused(trial.play("p-1", { points: 30 }))).toBe("in_need_true_account");
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp({ terms: FOR_POINTS });
    await t.earn(100);
    const hasDied = await t.play("p-1", { points: 30, as: crashingAt(t.store, statement) }).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.play("p-1", { points: 30 });
    expect((await t.owned()).points).toBe(70n * POINT);
    if (!hasDied) {
      expect(await t.problems()).toEqual([]);
      const who = { merchant: t.code, memberId: t.member.id };
      await t.inside((tx) => openGuard(tx, who, t.clock.now()));
      await t.inside((tx) => changeGuard(tx, who, { leavingAt: t.clock.now() }));
      expect(await refused(t.play("p-2", { points: 30 }))).toBe("account_leaving");
      break;
    }
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(8);
});

test("guests see the odds alone; trial accounts, breaks, strangers and unknown draws are refused", async () => {
  const t = await setUp();
  const guest = { ...t.context, actor: null };
  expect(await showDraw(guest, { draw: "wheel" })).toMatchObject({ own: null });
  expect(await showDraw(guest, { draw: "egg" })).toEqual({ held: null, own: null });
  expect(await refused(playDraw(guest, { draw: "wheel", clientSeed: "x", points: null }))).toBe(
    "not_logged_in",
  );
  expect(await refused(t.play("k-1", { draw: "egg" }))).toBe("draw_not_held");

  const trial = await setUp({ type: 4 });
  expect(await showDraw(trial.context, { draw: "wheel" })).toMatchObject({ own: null });
  expect(await refused(trial.play("k-1"))).toBe("in_need_true_account");

  const { id } = await t.play("k-2");
  const other = await freshMember(t.merchant);
  const stranger = await testContext({ merchant: t.merchant, actor: other.actor });
  expect(await refused(showFair(stranger, { id }))).toBe("unknown_play");
  expect(await refused(showFair((await setUp()).context, { id }))).toBe("unknown_play");

  const who = { merchant: t.code, memberId: t.member.id };
  await t.inside(async (tx) => {
    await openGuard(tx, who, t.clock.now());
    await changeGuard(tx, who, { leavingAt: t.clock.now() });
  });
  expect(await refused(t.play("k-3"))).toBe("account_leaving");
});

test("no present comes within the law's days after a limit was raised", async () => {
  const t = await setUp();
  const now = t.clock.now();
  const who = { merchant: t.code, memberId: t.member.id };
  const spain = policyOf("ES", { isProduction: true });
  const ask = (at: Date) => refused(t.inside((tx) => requireOffers(tx, who, spain, at)));
  expect(await ask(now)).toBeUndefined();
  await t.inside((tx) =>
    tx.insert(protectionEvents).values({
      ...{ merchant: t.code, id: "e1", member: t.member.id, kind: "limitRaised", at: now },
      ...{ by: "player", details: { limit: "deposit" } },
    }),
  );
  expect(await ask(new Date(now.getTime() + 30 * DAY_MS - 1))).toBe("offers_paused");
  expect(await ask(new Date(now.getTime() + 30 * DAY_MS))).toBeUndefined();
});
