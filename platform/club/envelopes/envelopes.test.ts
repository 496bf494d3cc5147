import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import { envelopeTerms } from "../../core/merchant/config/gifts/envelope-terms.ts";
import { amountAt, amountsIn, envelopeRange } from "../../domain/club/fair/envelope.ts";
import { commitmentOf, fairStream } from "../../domain/club/fair/fair-stream.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Store } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { envelopeSlots, envelopes } from "../../store/schema/envelope.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { openEnvelope } from "./open-envelope.ts";
import { showEnvelopeFair } from "./show-envelope-fair.ts";
import { showEnvelopes } from "./show-envelopes.ts";

const HOUR_MS = 3_600_000;
const UNIT = 10_000n;
/** The test clock begins at 18:00 in Mexico City. */
const RAIN = {
  ...{ slots: ["12:00", "18:00", "21:00"], minutes: 60, pool: "100.00", count: 20 },
  ...{ least: "1.00", most: "20.00", perSlot: 3, wagering: 2 },
  tiers: [
    { deposits: "100.00", tickets: 2 },
    { deposits: "500.00", tickets: 5 },
  ],
};

async function setUp({ terms = {}, type = 1, deposited = 500n } = {}) {
  const merchant = await freshMerchant();
  const { code } = merchant;
  const clock = testClock();
  const { store } = await testContext({ merchant, clock });
  const hold = (rain: Record<string, unknown>) =>
    store.db
      .update(merchants)
      .set({ settings: { timeZone: "America/Mexico_City", draws: { envelope: rain } } })
      .where(eq(merchants.code, code));
  await hold({ ...RAIN, ...terms });
  const inside = store.inMerchant.bind(store, code) as <T>(
    work: Parameters<typeof store.inMerchant<T>>[1],
  ) => Promise<T>;
  const join = async (paid: bigint, ofType = 1) => {
    const member = await freshMember(merchant, { type: ofType });
    const context = await testContext({ merchant, actor: member.actor, clock });
    let paidIn = 0n;
    const deposit = async (id: string, amount: bigint) => {
      await transfer(store.db, {
        ...{ merchant: code, key: `deposit:${id}`, kind: "deposit", amount, at: clock.now() },
        ...{ from: { owner: HOUSE, kind: "clearing" }, to: { owner: member.id, kind: "cash" } },
      });
      paidIn += amount;
      await inside((tx) =>
        tx.insert(deposits).values({
          ...{ merchant: code, id, memberId: member.id, method: "CARD", amount, currency: "MXN" },
          ...{ status: "CREDITED", creditedAmount: amount, settledAt: clock.now() },
          ...{ idempotencyKey: id, returnUrl: "/", createdAt: clock.now() },
          expiresAt: clock.now(),
        }),
      );
    };
    if (paid > 0n) await deposit(`d-${member.id}`, paid * UNIT);
    const open = (key: string, { multiple = 2, clientSeed = "lluvia", as = store } = {}) =>
      openEnvelope({ ...context, store: as, idempotencyKey: key }, { clientSeed, multiple });
    const owned = { merchant: code, owner: member.id, kind: "cash" } as const;
    const cash = async () => (await balanceOf(store.db, owned)) - paidIn;
    return { member, context, deposit, open, cash };
  };
  const slots = () =>
    inside((tx) => tx.select().from(envelopeSlots).where(eq(envelopeSlots.merchant, code)));
  const rows = () =>
    inside((tx) => tx.select().from(envelopes).where(eq(envelopes.merchant, code)));
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  const own = await join(deposited, type);
  return { code, merchant, clock, store, hold, inside, join, slots, rows, problems, ...own };
}
const refused = (asked: Promise<unknown>) => asked.catch(({ code }) => code);

test("an envelope is paid once with its wagering, and anybody can repeat it when its day is over", async () => {
  const t = await setUp();
  const { held, own } = await showEnvelopes(t.context);
  expect(held).toMatchObject({ now: { left: 20 }, multiple: 2, perSlot: 3 });
  expect(held!.nextAt - t.clock.now().getTime()).toBe(3 * HOUR_MS);
  expect(own).toMatchObject({ tickets: 5, deposited: 500n * UNIT, openedNow: 0, opened: [] });

  const first = await t.open("k-1");
  expect(await t.open("k-1")).toEqual(first);
  expect(await refused(t.open("k-1", { clientSeed: "otra" }))).toBe("key_reused");
  expect(await refused(t.open("k-2", { multiple: 1 }))).toBe("terms_changed");
  const all = [first, await t.open("k-2"), await t.open("k-3")];
  expect(all.map(({ nonce }) => nonce)).toEqual([1, 2, 3]);
  const sum = all.reduce((total, { amount }) => total + amount, 0n);
  expect(await t.cash()).toBe(sum);
  const lots = await t.inside((tx) =>
    tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, t.code)),
  );
  expect(lots.reduce((total, { required }) => total + required, 0n)).toBe(sum * 2n);
  expect(await t.slots()).toMatchObject([{ slot: "18:00", rest: 100n * UNIT - sum, left: 17 }]);
  expect(await t.problems()).toEqual([]);

  const before = await showEnvelopeFair(t.context, { id: all[1]!.id });
  expect(before).toMatchObject({ seed: null, left: 19, rest: 100n * UNIT - first.amount });
  expect(before.commitment).toBe(held!.commitment);
  t.clock.advance(before.endsAt - t.clock.now().getTime() - 1);
  expect((await showEnvelopeFair(t.context, { id: all[1]!.id })).seed).toBeNull();
  t.clock.advance(1);
  const fair = await showEnvelopeFair(t.context, { id: all[1]!.id });
  const seed = Buffer.from(fair.seed!, "hex");
  expect(commitmentOf(seed)).toBe(held!.commitment);
  const range = envelopeRange(fair);
  const number = fairStream(seed, "envelope", fair.issue)(amountsIn(range));
  expect(number).toBe(fair.number);
  expect(amountAt(range, number)).toBe(all[1]!.amount);
});

test("a rain has its hours, its most for one member, and tickets by the day's deposits", async () => {
  const t = await setUp({ deposited: 99n });
  expect(await refused(t.open("k-0"))).toBe("no_ticket");
  await t.deposit("d-1", 1n * UNIT);
  expect((await showEnvelopes(t.context)).own).toMatchObject({ tickets: 2 });
  await t.open("k-1");
  await t.open("k-2");
  expect(await refused(t.open("k-3"))).toBe("no_ticket");
  await t.deposit("d-2", 400n * UNIT);
  await t.open("k-3");
  expect(await refused(t.open("k-4"))).toBe("most_opened");

  t.clock.advance(HOUR_MS - 1);
  expect((await showEnvelopes(t.context)).own).toMatchObject({ tickets: 2, openedNow: 3 });
  t.clock.advance(1);
  expect((await showEnvelopes(t.context)).held).toMatchObject({ now: null });
  expect(await refused(t.open("k-4"))).toBe("no_rain");
  t.clock.advance(2 * HOUR_MS);
  await t.open("k-4");
  // A deposit that was taken back gives no ticket.
  const isLast = and(eq(deposits.merchant, t.code), eq(deposits.id, "d-2"));
  await t.inside((tx) => tx.update(deposits).set({ status: "REFUNDED" }).where(isLast));
  expect(await refused(t.open("k-5"))).toBe("no_ticket");
  // After the last rain of the day the next one is tomorrow's first, at 12:00.
  t.clock.advance(2 * HOUR_MS);
  const { held } = await showEnvelopes(t.context);
  expect(held!.nextAt - t.clock.now().getTime()).toBe(13 * HOUR_MS);
});

test("200 parallel presses pass neither the pool, nor its count, nor a member's most", async () => {
  const t = await setUp();
  const others = await Promise.all(Array.from({ length: 9 }, () => t.join(500n)));
  const people = [t, ...others];
  const asked = Array.from({ length: 200 }, (_, at) => people[at % 10]!.open(`k-${at}`));
  const done = await Promise.allSettled(asked);
  const opened = done.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(opened).toHaveLength(20);
  expect(opened.reduce((sum, { amount }) => sum + amount, 0n)).toBe(100n * UNIT);
  expect(await t.slots()).toMatchObject([{ rest: 0n, left: 0 }]);
  const reasons = new Set(
    done.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : [])),
  );
  expect([...reasons].filter((code) => code !== "no_envelope" && code !== "most_opened")).toEqual(
    [],
  );
  for (const { member } of people) {
    const own = (await t.rows()).filter((row) => row.member === member.id);
    expect(own.length).toBeLessThanOrEqual(3);
  }
  let paid = 0n;
  for (const one of people) paid += await one.cash();
  expect(paid).toBe(100n * UNIT);
  expect(await t.problems()).toEqual([]);
}, 60_000);

test("a rain that has begun keeps its terms", async () => {
  const t = await setUp();
  await t.open("k-1");
  await t.hold({ ...RAIN, pool: "40.00", most: "5.00", wagering: 9 });
  expect((await showEnvelopes(t.context)).held).toMatchObject({ most: 20n * UNIT, multiple: 2 });
  await t.open("k-2");
  t.clock.advance(3 * HOUR_MS);
  expect((await showEnvelopes(t.context)).held).toMatchObject({ most: 5n * UNIT, multiple: 9 });
});

test("whatever statement the process ends at, the next attempt opens one envelope", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp();
    const hasDied = await t.open("k-1", { as: crashingAt(t.store, statement) as Store }).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    const { amount } = await t.open("k-1");
    expect(await t.rows()).toHaveLength(1);
    expect(await t.cash()).toBe(amount);
    expect(await t.slots()).toMatchObject([{ left: 19, rest: 100n * UNIT - amount }]);
    expect(await t.problems()).toEqual([]);
    if (!hasDied) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(8);
}, 60_000);

test("guests see the terms alone; trial accounts, breaks and strangers are refused", async () => {
  const t = await setUp();
  const guest = { ...t.context, actor: null };
  expect(await showEnvelopes(guest)).toMatchObject({ own: null, held: { count: 20 } });
  expect(await refused(openEnvelope(guest, { clientSeed: "x", multiple: 2 }))).toBe(
    "not_logged_in",
  );
  const trial = await setUp({ type: 4 });
  expect(await showEnvelopes(trial.context)).toMatchObject({ own: null });
  expect(await refused(trial.open("k-1"))).toBe("in_need_true_account");

  const { id } = await t.open("k-1");
  const stranger = await t.join(500n);
  expect(await refused(showEnvelopeFair(stranger.context, { id }))).toBe("unknown_play");
  expect(await refused(showEnvelopeFair((await setUp()).context, { id }))).toBe("unknown_play");

  const who = { merchant: t.code, memberId: t.member.id };
  await t.inside(async (tx) => {
    await openGuard(tx, who, t.clock.now());
    await changeGuard(tx, who, { leavingAt: t.clock.now() });
  });
  expect(await refused(t.open("k-2"))).toBe("account_leaving");
  await t.store.db
    .update(merchants)
    .set({ settings: { timeZone: "America/Mexico_City" } })
    .where(eq(merchants.code, t.code));
  expect(await showEnvelopes(stranger.context)).toEqual({ held: null, own: null });
  expect(await refused(stranger.open("k-1"))).toBe("draw_not_held");
});

test.each([
  ["a pool too small for the least", { pool: "19.99" }],
  ["a pool too large for the most", { pool: "400.01" }],
  ["rains that overlap", { slots: ["18:00", "18:59"] }],
  ["a rain past midnight", { slots: ["23:30"] }],
  ["a least above the most", { least: "21.00" }],
  ["a tier that gives no more", { tiers: [...RAIN.tiers, { deposits: "900.00", tickets: 5 }] }],
])("terms with %s are refused", (_, change) => {
  expect(envelopeTerms.safeParse(RAIN).success).toBe(true);
  expect(envelopeTerms.safeParse({ ...RAIN, ...change }).success).toBe(false);
});
