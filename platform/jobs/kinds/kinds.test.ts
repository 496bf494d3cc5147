import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { freshWork } from "#tests/support/work.ts";
import { queueOutgoing } from "../../core/outbox/queue-outgoing.ts";
import { findDue } from "../work/look.ts";
import { KINDS } from "./kinds.ts";

const MINUTE_MS = 60_000;

test("no two kinds share a name, and none is named like a topic", () => {
  const names = KINDS.map(({ name }) => name);
  const topics = KINDS.flatMap(({ after = [] }) => after);
  expect(new Set([...names, ...topics]).size).toBe(names.length + new Set(topics).size);
});

test("a merchant at which nothing happens has only a few runs a day before it", async () => {
  const w = await freshWork();
  const due = async () =>
    (await findDue(w, KINDS)).filter(({ merchant }) => merchant === w.code).map((one) => one.about);
  const first = await due();
  expect(first.sort()).toEqual(
    KINDS.filter(({ isEverywhere }) => isEverywhere)
      .map(({ name }) => name)
      .sort(),
  );
  for (const kind of KINDS) await w.perform(kind);
  expect(w.logged).toEqual([]);
  expect(await due()).toEqual([]);
  const waiting = (await w.runs()).filter(({ dueAt }) => dueAt !== null);
  expect(waiting.map(({ kind }) => kind).sort()).toEqual([
    "agentRebates",
    "askWatchlists",
    "birthdays",
    "dailySalary",
    "dividend",
    "forget",
    "keepLevels",
    "playSignals",
    "popularity",
    "rebates",
    "rescues",
    "sealDays",
    "verifyBooks",
    "weeklyGifts",
  ]);
  const { dueAt } = waiting.find(({ kind }) => kind === "forget")!;
  expect(dueAt!.getTime() - w.clock.now().getTime()).toBeGreaterThanOrEqual(6 * 60 * MINUTE_MS);
  w.clock.advance(59 * MINUTE_MS);
  expect(await due()).toEqual([]);
});

test("the look finds the rounds and the messages that no hint told of", async () => {
  const t = await freshTable();
  const { code } = t.merchant;
  const about = async () => {
    const found = await findDue(t, KINDS);
    return found.filter(({ merchant }) => merchant === code).map((one) => one.about);
  };
  expect(await about()).not.toContain("rounds");
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1", amount: "1", winAmount: "0" });
  const context = await testContext({ merchant: t.merchant, clock: t.clock });
  await t.store.inMerchant(code, (tx) =>
    queueOutgoing(
      context,
      tx,
      { memberId: null, channel: "sms", recipient: "+525500010001" },
      { subject: "", text: "a code" },
    ),
  );
  expect(await about()).toEqual(expect.arrayContaining(["rounds", "outbox"]));
});

test("rounds are compared with vendors each minute while any may be unknown, and not later", async () => {
  const t = await freshTable();
  const w = await freshWork(t);
  const kind = KINDS.find(({ name }) => name === "compareRounds")!;
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1", amount: "1", winAmount: "0" });
  expect(await w.perform(kind)).toEqual(new Date(t.clock.now().getTime() + MINUTE_MS));
  t.clock.advance(5 * 24 * 60 * MINUTE_MS);
  expect(await w.perform(kind)).toBeNull();
});
