import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import { messagesOf } from "#tests/support/letters.ts";
import { raffleTerms } from "../../core/merchant/config/gifts/raffle-terms.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { commitmentOf } from "../../domain/club/fair/fair-stream.ts";
import { drawRaffle, raffleDigest } from "../../domain/club/fair/raffle.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Store } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { raffleNumbers, raffles } from "../../store/schema/raffle.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { showRewardChances } from "../awards/show-reward-chances.ts";
import { runRaffles } from "./draw-raffles.ts";
import { enterRaffle } from "./enter-raffle.ts";
import { showRaffle } from "./show-raffle.ts";
import { showRaffleFair } from "./show-raffle-fair.ts";

const HOUR_MS = 3_600_000;
const UNIT = 10_000n;
const ES = { language: "es" };
/** Monday, 23 November 2026, 00:00 in Mexico City; the test clock begins on the Thursday before. */
const MONDAY = Date.UTC(2026, 10, 23, 6);
const WEEK = {
  ...{ names: { es: "Rifa de la semana", en: "Raffle of the week" }, every: "WEEK" },
  ...{ count: 500, perMember: 6 },
  tiers: [
    { deposits: "100.00", tickets: 2 },
    { deposits: "500.00", tickets: 5 },
    { deposits: "900.00", tickets: 9 },
  ],
  prizes: [
    { winners: 1, cash: "100.00", wagering: 3 },
    { winners: 2, cash: "10.00", wagering: 0 },
  ],
};

async function setUp({
  terms = {} as Record<string, unknown>,
  type = 1,
  deposited = 500n,
  timeZone = "America/Mexico_City",
  at = null as number | null,
} = {}) {
  const merchant = await freshMerchant();
  const { code } = merchant;
  const clock = testClock();
  if (at !== null) clock.advance(at - clock.now().getTime());
  const { store, random, secrets } = await testContext({ merchant, clock });
  const hold = (raffle: Record<string, unknown> | undefined) =>
    store.db
      .update(merchants)
      .set({ settings: { timeZone, draws: { raffle } } })
      .where(eq(merchants.code, code));
  await hold({ ...WEEK, ...terms });
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
    const enter = (key: string, { raffle = "2026-W47", clientSeed = "suerte", as = store } = {}) =>
      enterRaffle({ ...context, store: as, idempotencyKey: key }, { raffle, clientSeed });
    const owned = { merchant: code, owner: member.id, kind: "cash" } as const;
    const won = async () => (await balanceOf(store.db, owned)) - paidIn;
    const show = () => showRaffle(context, ES);
    const guard = (change: Parameters<typeof changeGuard>[2]) =>
      inside(async (tx) => {
        await openGuard(tx, { merchant: code, memberId: member.id }, clock.now());
        await changeGuard(tx, { merchant: code, memberId: member.id }, change);
      });
    return { member, context, deposit, enter, won, show, guard };
  };
  const run = async (as: Store = store) =>
    runRaffles({
      ...{ store: as, clock, random, secrets },
      merchant: await rowOfMerchant(store, merchant),
    });
  const numbers = () =>
    inside((tx) =>
      tx
        .select()
        .from(raffleNumbers)
        .where(eq(raffleNumbers.merchant, code))
        .orderBy(asc(raffleNumbers.raffle), asc(raffleNumbers.number)),
    );
  const given = () => inside((tx) => tx.select().from(awards).where(eq(awards.merchant, code)));
  const rows = () => inside((tx) => tx.select().from(raffles).where(eq(raffles.merchant, code)));
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  const until = (instant: number) => clock.advance(instant - clock.now().getTime());
  const own = await join(deposited, type);
  return {
    ...{ code, merchant, clock, store, hold, inside, join, run, numbers, given, rows, problems },
    ...{ until, ...own },
  };
}
const refused = (asked: Promise<unknown>) => asked.catch(({ code }) => code);

test("a press takes the next numbers once, and the draw is paid and repeated by anybody", async () => {
  const t = await setUp();
  const before = await t.show();
  expect(before).toMatchObject({
    held: { id: "2026-W47", name: "Rifa de la semana", taken: 0, count: 500, endsAt: MONDAY },
    own: { numbers: [], toTake: 5, deposited: 500n * UNIT },
    past: [],
  });
  expect(before.held!.prizes).toEqual([
    { from: 1, to: 1, cash: 100n * UNIT, multiple: 3 },
    { from: 2, to: 3, cash: 10n * UNIT, multiple: 0 },
  ]);
  const other = await t.join(100n);
  expect(await other.enter("k-1", { clientSeed: "otra" })).toEqual({
    ...{ raffle: "2026-W47", numbers: [1, 2] },
  });
  const first = await t.enter("k-1");
  expect(first.numbers).toEqual([3, 4, 5, 6, 7]);
  expect(await t.enter("k-1")).toEqual(first);
  expect(await refused(t.enter("k-1", { clientSeed: "otra" }))).toBe("key_reused");
  expect(await refused(t.enter("k-2"))).toBe("no_ticket");
  expect((await t.show()).own).toMatchObject({ numbers: [3, 4, 5, 6, 7], toTake: 0 });

  const open = await showRaffleFair(t.context, { id: "2026-W47", ...ES });
  expect(open).toMatchObject({ seed: null, digest: null, winners: [], taken: 7 });
  expect(open.commitment).toBe(before.held!.commitment);
  t.until(MONDAY - 1);
  await t.run();
  expect((await showRaffleFair(t.context, { id: "2026-W47", ...ES })).seed).toBeNull();
  t.until(MONDAY);
  expect(await refused(t.enter("k-3"))).toBe("raffle_over");
  expect(await t.run()).toEqual(new Date(MONDAY + 7 * 24 * HOUR_MS));

  const fair = await showRaffleFair({ ...t.context, actor: null }, { id: "2026-W47", ...ES });
  expect(fair.tickets).toEqual([
    { from: 1, to: 2, clientSeed: "otra", holder: 1 },
    { from: 3, to: 7, clientSeed: "suerte", holder: 3 },
  ]);
  const seed = Buffer.from(fair.seed!, "hex");
  expect(commitmentOf(seed)).toBe(before.held!.commitment);
  const tickets = fair.tickets.flatMap(({ from, to, clientSeed, holder }) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, clientSeed, holder })),
  );
  expect(raffleDigest(tickets)).toBe(fair.digest);
  const holders = tickets.map(({ holder }) => String(holder));
  const again = drawRaffle({
    ...{ seed, raffle: "2026-W47", digest: fair.digest!, holders, places: fair.places },
  });
  expect(again).toEqual(fair.winners);
  // Two people win at most two prizes, so the third is not given.
  expect(fair.winners.map(({ place }) => place)).toEqual([1, 2]);
  expect((await t.won()) + (await other.won())).toBe(110n * UNIT);
  const lots = await t.inside((tx) =>
    tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, t.code)),
  );
  expect(lots.map(({ required }) => required)).toEqual([300n * UNIT]);
  expect(await t.problems()).toEqual([]);

  const { held, own, past } = await t.show();
  expect(held).toMatchObject({ id: "2026-W48", taken: 0 });
  expect(held!.commitment).not.toBe(before.held!.commitment);
  expect(own).toMatchObject({ numbers: [], toTake: 0, deposited: 0n });
  expect(past).toMatchObject([{ id: "2026-W47", taken: 7, winners: [{ place: 1 }, { place: 2 }] }]);
  expect(past[0]!.winners.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect(past[0]!.winners[0]!.player).toContain("•••");
  const told = await messagesOf(t.code);
  expect(told.map(([kind, , { amount }]) => [kind, amount])).toEqual([
    ["awardIssued", "10.00"],
    ["awardIssued", "100.00"],
  ]);
});

test("tiers, the member's most and the raffle's numbers bound what one takes", async () => {
  const t = await setUp({ deposited: 99n, terms: { count: 10, perMember: 6 } });
  await t.show();
  expect(await refused(t.enter("k-0"))).toBe("no_ticket");
  await t.deposit("d-1", 1n * UNIT);
  expect((await t.enter("k-1")).numbers).toEqual([1, 2]);
  await t.deposit("d-2", 400n * UNIT);
  expect((await t.enter("k-2")).numbers).toEqual([3, 4, 5]);
  await t.deposit("d-3", 400n * UNIT);
  expect((await t.enter("k-3")).numbers).toEqual([6]);
  expect(await refused(t.enter("k-4"))).toBe("no_ticket");
  // What a deposit that was taken back gave stays, and gives no more.
  const isLast = and(eq(deposits.merchant, t.code), eq(deposits.id, "d-3"));
  await t.inside((tx) => tx.update(deposits).set({ status: "REFUNDED" }).where(isLast));
  expect((await t.show()).own).toMatchObject({ numbers: [1, 2, 3, 4, 5, 6], toTake: 0 });
  expect((await t.numbers()).map(({ ticket }) => ticket)).toEqual([1, 2, 3, 4, 5, 6]);

  const late = await t.join(500n);
  expect((await late.show()).own).toMatchObject({ toTake: 4 });
  expect((await late.enter("k-1")).numbers).toEqual([7, 8, 9, 10]);
  expect(await refused(late.enter("k-2"))).toBe("raffle_full");
  expect(await refused((await t.join(500n)).enter("k-1"))).toBe("raffle_full");
});

test("200 parallel presses give each number once and leave no gap", async () => {
  const t = await setUp({ terms: { count: 60, perMember: 5 } });
  await t.show();
  const others = await Promise.all(Array.from({ length: 19 }, () => t.join(500n)));
  const people = [t, ...others];
  const asked = Array.from({ length: 200 }, (_, at) => people[at % 20]!.enter(`k-${at}`));
  const done = await Promise.allSettled(asked);
  const taken = done.flatMap((one) => (one.status === "fulfilled" ? one.value.numbers : []));
  expect(taken.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 60 }, (_, at) => at + 1),
  );
  expect((await t.numbers()).map(({ number }) => number)).toHaveLength(60);
  const reasons = new Set(
    done.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : [])),
  );
  expect([...reasons].sort()).toEqual(["no_ticket", "raffle_full"]);
  expect(await t.rows()).toMatchObject([{ taken: 60 }]);
}, 60_000);

test("a raffle that has begun keeps its terms, also when its merchant holds none any more", async () => {
  const t = await setUp();
  await t.show();
  await t.hold({ ...WEEK, count: 3, prizes: [{ winners: 1, cash: "1.00", wagering: 0 }] });
  expect((await t.show()).held).toMatchObject({ count: 500 });
  await t.hold(undefined);
  await t.enter("k-1");
  t.until(MONDAY);
  expect(await t.run()).toBeNull();
  expect(await t.won()).toBe(100n * UNIT);
  expect(await t.show()).toMatchObject({ held: null, own: null, past: [{ id: "2026-W47" }] });
  expect(await refused(t.enter("k-2", { raffle: "2026-W48" }))).toBe("draw_not_held");
});

test("a raffle between two instants begins and ends with them", async () => {
  const startsAt = "2026-11-21T12:00:00-06:00";
  const t = await setUp({
    terms: { every: undefined, startsAt, endsAt: "2026-11-21T18:00:00-06:00" },
  });
  const from = new Date(startsAt).getTime();
  expect(await t.run()).toEqual(new Date(from));
  expect((await t.show()).held).toBeNull();
  t.until(from);
  // What was paid in before does not count.
  expect(await t.run()).toEqual(new Date(from + 6 * HOUR_MS));
  expect(await t.show()).toMatchObject({ held: { id: "2026-11-21" }, own: { toTake: 0 } });
  await t.deposit("d-1", 100n * UNIT);
  await t.enter("k-1", { raffle: "2026-11-21" });
  t.until(from + 6 * HOUR_MS);
  expect(await t.run()).toBeNull();
  expect(await t.won()).toBe(100n * UNIT);
});

test.each([
  ["Europe/Madrid", Date.UTC(2026, 9, 19, 10), Date.UTC(2026, 9, 18, 22), 7 * 24 + 1],
  ["Europe/Madrid", Date.UTC(2026, 2, 23, 10), Date.UTC(2026, 2, 22, 23), 7 * 24 - 1],
])("a week of %s has its own length when its clocks change", async (timeZone, at, from, hours) => {
  const t = await setUp({ timeZone, at });
  const { held } = await t.show();
  expect(held).toMatchObject({ startsAt: from, endsAt: from + hours * HOUR_MS });
  await t.enter("k-1", { raffle: held!.id });
  t.until(held!.endsAt - 1);
  await t.run();
  expect((await t.rows())[0]!.drawnAt).toBeNull();
  t.until(held!.endsAt);
  await t.run();
  expect((await t.rows()).find(({ id }) => id === held!.id)!.drawnAt).toEqual(t.clock.now());
});

test("whatever statement the job ends at, the next run draws and pays each prize once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp();
    await t.show();
    const other = await t.join(100n);
    await t.enter("k-1");
    await other.enter("k-1");
    t.until(MONDAY);
    const hasDied = await t.run(crashingAt(t.store, statement) as Store).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.run();
    await t.run();
    const given = await t.given();
    expect(given.map(({ state, amount }) => `${state} ${amount}`).sort()).toEqual([
      "ISSUED 100000",
      "ISSUED 1000000",
    ]);
    expect((await t.won()) + (await other.won())).toBe(110n * UNIT);
    expect(await t.problems()).toEqual([]);
    if (!hasDied) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(12);
}, 120_000);

test("whatever statement a press ends at, the next attempt takes its numbers once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp();
    const hasDied = await t.enter("k-1", { as: crashingAt(t.store, statement) as Store }).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    expect((await t.enter("k-1")).numbers).toEqual([1, 2, 3, 4, 5]);
    expect(await t.rows()).toMatchObject([{ taken: 5 }]);
    if (!hasDied) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(6);
}, 60_000);

test("two instances at once draw a raffle once", async () => {
  const t = await setUp();
  await t.show();
  await t.enter("k-1");
  t.until(MONDAY);
  await Promise.all([t.run(), t.run(), t.run()]);
  expect(await t.given()).toHaveLength(1);
  expect((await t.numbers()).filter(({ place }) => place !== null)).toHaveLength(1);
  expect(await t.won()).toBe(100n * UNIT);
});

test("a winner on a break keeps the place, and is paid when the break is over", async () => {
  const t = await setUp();
  await t.show();
  await t.enter("k-1");
  t.until(MONDAY);
  await t.guard({ blockedUntil: new Date(MONDAY + 2 * HOUR_MS) });
  await t.run();
  expect(await t.given()).toMatchObject([{ state: "REACHED" }]);
  expect((await t.show()).past).toMatchObject([{ winners: [{ place: 1, isOwn: true }] }]);
  t.until(MONDAY + 2 * HOUR_MS);
  await t.run();
  expect(await t.won()).toBe(100n * UNIT);
});

test("a blocked winner is not paid, and nobody else has the prize", async () => {
  const t = await setUp();
  await t.show();
  await t.enter("k-1");
  t.until(MONDAY);
  await t.inside((tx) =>
    tx.update(members).set({ status: "blocked" }).where(eq(members.id, t.member.id)),
  );
  await t.run();
  expect(await t.won()).toBe(0n);
  expect(await t.given()).toMatchObject([{ state: "REACHED", amount: 100n * UNIT }]);
});

test("where the law forbids draws none is drawn and nothing is paid", async () => {
  const t = await setUp();
  await t.show();
  await t.enter("k-1");
  t.until(MONDAY);
  const place = (jurisdiction: string, isDemonstration: boolean) =>
    t.store.db
      .update(merchants)
      .set({ jurisdiction, isDemonstration })
      .where(eq(merchants.code, t.code));
  await place("MX", false);
  expect(await t.run()).toBeNull();
  expect(await t.given()).toEqual([]);
  expect((await showRaffleFair(t.context, { id: "2026-W47", ...ES })).seed).toBeNull();
  await place("demo", true);
  await t.run();
  expect(await t.won()).toBe(100n * UNIT);
});

test("guests see the terms alone; trial accounts, breaks and strangers are refused", async () => {
  const t = await setUp();
  const guest = { ...t.context, actor: null };
  expect(await showRaffle(guest, ES)).toMatchObject({ own: null, held: { count: 500 } });
  expect(await refused(enterRaffle(guest, { raffle: "2026-W47", clientSeed: "x" }))).toBe(
    "not_logged_in",
  );
  const trial = await setUp({ type: 4 });
  expect(await trial.show()).toMatchObject({ own: null, held: { count: 500 } });
  expect(await refused(trial.enter("k-1"))).toBe("in_need_true_account");

  await t.enter("k-1");
  const elsewhere = await setUp({ terms: { every: undefined, ...NAMED } });
  expect(await refused(showRaffleFair(elsewhere.context, { id: "2026-W47", ...ES }))).toBe(
    "unknown_play",
  );
  expect((await showRewardChances(t.context)).raffle).toEqual({
    ...{ toTake: 0, taken: 5, endsAt: MONDAY },
  });
  await t.deposit("d-1", 400n * UNIT);
  await t.guard({ leavingAt: t.clock.now() });
  expect(await refused(t.enter("k-2"))).toBe("account_leaving");
  expect((await showRewardChances(t.context)).raffle).toBeNull();
});

const NAMED = { startsAt: "2026-11-01T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" };

test.each([
  ["a period and two instants", NAMED],
  ["neither", { every: undefined }],
  ["an end before its beginning", { ...NAMED, every: undefined, endsAt: NAMED.startsAt }],
  ["more winners than numbers", { count: 2 }],
  ["a prize of nothing", { prizes: [{ winners: 1, cash: "0.00", wagering: 0 }] }],
  ["a tier that gives no more", { tiers: [...WEEK.tiers, { deposits: "950.00", tickets: 9 }] }],
])("terms with %s are refused", (_, change) => {
  expect(raffleTerms.safeParse(WEEK).success).toBe(true);
  expect(raffleTerms.safeParse({ ...WEEK, every: undefined, ...NAMED }).success).toBe(true);
  expect(raffleTerms.safeParse({ ...WEEK, ...change }).success).toBe(false);
});
