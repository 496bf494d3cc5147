import { readFileSync } from "node:fs";
import { and, eq, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { worryingPlayer } from "#tests/under-test/people/worrying-player.ts";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { messages } from "../../../store/schema/notice.ts";
import { playSignals } from "../../../store/schema/signal.ts";
import { setLimit } from "../limits/set-limit.ts";
import { showProtection } from "../show-protection.ts";
import { readWord } from "./read-word.ts";

type Player = Awaited<ReturnType<typeof worryingPlayer>>;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The tests' clock begins at 18:00 of this day in Mexico City. */
const DAY = "2026-11-19";
const NEXT = "2026-11-20";
const P = (amount: number) => BigInt(amount) * 10_000n;

/** Three deposits of 100, each so long after 60 were lost. */
async function chase(t: Player, waitMs = 10 * MINUTE_MS) {
  for (let time = 0; time < 3; time += 1) {
    await t.spin("60");
    t.clock.advance(waitMs);
    await t.deposit(100n);
    t.clock.advance(2 * MINUTE_MS);
  }
  await t.fold();
}

const rulesOf = async (t: Player) => (await t.signals()).map(({ day, rule }) => [day, rule]);
const words = (t: Player) =>
  t.inside((tx) =>
    tx
      .select()
      .from(messages)
      .where(and(eq(messages.merchant, t.code), eq(messages.kind, "playWord"))),
  );

test("deposits soon after losses are marked with what was seen, and running it again marks nothing", async () => {
  const t = await worryingPlayer();
  await chase(t);
  await t.mark(DAY);
  const [signal, ...more] = await t.signals();
  expect(more).toEqual([]);
  expect(signal).toMatchObject({
    ...{ member: t.member.id, rule: "chasing", day: DAY, state: "OPEN" },
    // The second and third deposits also see the loss before the first one.
    evidence: { rule: "chasing", times: 3, deposited: "3000000", lost: "3600000" },
    expiresAt: new Date(t.clock.now().getTime() + 6 * 365 * DAY_MS + 2 * DAY_MS),
  });
  await t.mark(DAY);
  expect(await t.signals()).toEqual([signal]);
  expect(await words(t)).toHaveLength(1);
});

test("a loss counts for an hour, and a millisecond later it does not", async () => {
  const soon = await worryingPlayer();
  await chase(soon, HOUR_MS);
  await soon.mark(DAY);
  expect(await rulesOf(soon)).toEqual([[DAY, "chasing"]]);
  const late = await worryingPlayer();
  await chase(late, HOUR_MS + 1);
  await late.mark(DAY);
  expect(await rulesOf(late)).toEqual([]);
});

test("a day ends at midnight of the merchant's zone", async () => {
  const t = await worryingPlayer();
  const midnight = 6 * HOUR_MS;
  // The third deposit comes 1 ms before midnight.
  t.clock.advance(midnight - 1 - (3 * 10 + 2 * 2) * MINUTE_MS);
  await chase(t);
  await t.mark(DAY);
  expect(await rulesOf(t)).toEqual([[DAY, "chasing"]]);
  const later = await worryingPlayer();
  later.clock.advance(midnight - (3 * 10 + 2 * 2) * MINUTE_MS);
  await chase(later);
  await later.mark(DAY);
  await later.mark(NEXT);
  expect(await rulesOf(later)).toEqual([]);
});

test("a rule is silent for its quiet days, and then marks again", async () => {
  const t = await worryingPlayer();
  for (const [day, wait] of [
    [DAY, 0],
    ["2026-11-25", 6],
    ["2026-11-26", 1],
  ] as const) {
    t.clock.advance(wait * DAY_MS);
    await chase(t);
    await t.mark(day);
  }
  expect(await rulesOf(t)).toEqual([
    [DAY, "chasing"],
    ["2026-11-26", "chasing"],
  ]);
  // One kind word in fourteen days.
  expect(await words(t)).toHaveLength(1);
});

test("a week of deposits is compared with the four before it", async () => {
  const t = await worryingPlayer();
  // Week by week, the last day of each.
  for (const day of ["2026-11-12", "2026-11-05", "2026-10-29"]) await t.deposited(day, 100n);
  await t.deposited("2026-10-22", 100n);
  // Of five weeks ago, so it counts nowhere.
  await t.deposited("2026-10-15", 5_000n);
  await t.deposited("2026-11-13", 100n);
  await t.deposited(DAY, 99n);
  await t.mark(DAY);
  expect(await rulesOf(t)).toEqual([]);
  const other = await freshMember(t.merchant);
  for (const day of ["2026-11-12", "2026-10-29", "2026-10-22"]) {
    await t.deposited(day, 100n, 1, other);
  }
  await t.deposited("2026-11-13", 100n, 1, other);
  await t.deposited(DAY, 100n, 1, other);
  await t.fold();
  await t.mark(DAY);
  const [signal] = await t.signals();
  expect(signal).toMatchObject({
    ...{ member: other.id, rule: "depositsGrowing" },
    evidence: { week: P(200).toString(), mean: P(100).toString(), weeks: 3 },
  });
});

test("rounds of three nights are marked, with those of a sitting spread over its time", async () => {
  const t = await worryingPlayer();
  // From 23:55 to 00:05: half of it lies in the night.
  t.clock.advance(6 * HOUR_MS - 5 * MINUTE_MS);
  for (let night = 0; night < 3; night += 1) {
    for (let round = 0; round < 21; round += 1) {
      await t.spin("1");
      if (round < 20) t.clock.advance(30_000);
    }
    for (let round = 0; round < 14; round += 1) {
      t.clock.advance(1);
      await t.spin("1");
    }
    t.clock.advance(DAY_MS - 20 * 30_000 - 14);
  }
  await t.fold();
  await t.mark("2026-11-22");
  const [signal, ...more] = await t.signals();
  expect(more).toEqual([]);
  expect(signal).toMatchObject({
    rule: "nights",
    // 35 rounds a night in ten minutes and a moment; 53 are half of 105, rounded.
    evidence: { nights: 3, nightRounds: 53, rounds: 105 },
  });
});

test("the hour from six on is no night", async () => {
  const t = await worryingPlayer();
  t.clock.advance(12 * HOUR_MS);
  for (let night = 0; night < 3; night += 1) {
    for (let round = 0; round < 34; round += 1) await t.spin("1");
    t.clock.advance(DAY_MS);
  }
  await t.fold();
  await t.mark("2026-11-22");
  expect(await rulesOf(t)).toEqual([]);
});

test("refused deposits and bets and wishes for more are tries to pass a limit", async () => {
  const t = await worryingPlayer();
  const context = await testContext({ ...t, actor: t.member.actor });
  const limit = { kind: "loss", period: "day" } as const;
  await setLimit(context, { ...limit, amount: P(10) });
  expect((await t.spin("11")).code).toBe("LIMIT_EXCEEDED");
  expect((await t.spin("11")).code).toBe("LIMIT_EXCEEDED");
  await setLimit(context, { ...limit, amount: P(50) });
  await t.fold();
  await t.mark(DAY);
  // The bets of one day count once.
  expect(await rulesOf(t)).toEqual([]);
  await setLimit(context, { ...limit, amount: null });
  await t.mark(DAY);
  expect((await t.signals())[0]).toMatchObject({
    evidence: { rule: "failedLimits", deposits: 0, betDays: 1, raises: 2 },
  });
});

test("a trial account is never marked", async () => {
  const t = await worryingPlayer();
  const trial = await freshMember(t.merchant, { type: ACCOUNT_TYPE.trial });
  for (const day of ["2026-11-12", "2026-11-05", "2026-10-29"]) {
    await t.deposited(day, 100n, 1, trial);
  }
  await t.deposited(DAY, 900n, 3, trial);
  await t.mark(DAY);
  expect(await t.signals()).toEqual([]);
});

test("figures that are not counted yet mark nobody", async () => {
  const t = await worryingPlayer();
  await t.spin("60");
  await expect(t.mark(DAY)).rejects.toThrow("not counted yet");
  await t.fold();
  await t.mark(DAY);
});

test("more players than one turn takes are all looked at", async () => {
  const t = await worryingPlayer();
  const others = await Promise.all(Array.from({ length: 101 }, () => freshMember(t.merchant)));
  for (const other of others) {
    for (const day of ["2026-11-12", "2026-11-05", "2026-10-29"]) {
      await t.deposited(day, 100n, 1, other);
    }
    await t.deposited(DAY, 200n, 2, other);
  }
  await t.fold();
  await t.mark(DAY);
  expect(await t.signals()).toHaveLength(101);
});

test("the player sees one kind word until it is read, or for thirty days", async () => {
  const t = await worryingPlayer();
  const context = await testContext({ ...t, actor: t.member.actor });
  const since = async () => (await showProtection(context)).wordSince;
  expect(await since()).toBeNull();
  await chase(t);
  await t.mark(DAY);
  const found = t.clock.now().getTime();
  expect(await since()).toBe(found);
  t.clock.advance(30 * DAY_MS - 1);
  expect(await since()).toBe(found);
  t.clock.advance(1);
  expect(await since()).toBeNull();
  t.clock.advance(-DAY_MS);
  const other = await freshMember(t.merchant);
  await readWord(await testContext({ ...t, actor: other.actor }));
  expect(await since()).toBe(found);
  await readWord(context);
  expect(await since()).toBeNull();
  const [signal] = await t.signals();
  expect(signal).toMatchObject({ state: "OPEN", readAt: t.clock.now() });
});

test("a signal that staff closed is no word any more", async () => {
  const t = await worryingPlayer();
  await chase(t);
  await t.mark(DAY);
  await t.inside((tx) =>
    tx.update(playSignals).set({ state: "CLOSED" }).where(eq(playSignals.merchant, t.code)),
  );
  const context = await testContext({ ...t, actor: t.member.actor });
  expect((await showProtection(context)).wordSince).toBeNull();
});

test("the facts come from tables of play and money alone", () => {
  const text = readFileSync(new URL("./read-facts.ts", import.meta.url), "utf8");
  const files = import.meta.glob<Record<string, unknown>>("../../../store/schema/*.ts", {
    eager: true,
  });
  const tables = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((thing) => is(thing, PgTable))
    .map(getTableName);
  const named = tables.filter((table) =>
    new RegExp(`(?:from|join) ${table}\\b|"${table}"`).test(text),
  );
  expect(tables.length).toBeGreaterThan(50);
  expect(named.sort()).toEqual([
    ...["deposits", "limit_refusals", "member_day", "members", "money_day", "protection_events"],
    ...["rounds", "sittings", "withdrawals"],
  ]);
  // Of the account it asks one thing: that it is no trial.
  expect(text.match(/\bm\.\w+/g)).toEqual(["m.merchant", "m.id", "m.type"]);
});
