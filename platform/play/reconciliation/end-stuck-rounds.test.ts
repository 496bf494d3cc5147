import pg from "pg";
import { expect, test } from "vitest";
import { ownerUrl } from "#tests/support/database.ts";
import { VENDOR } from "#tests/support/vendor.ts";
import { freshVendorBooks } from "../../../tests/under-test/vendor-under-test.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { endRound } from "./end-round.ts";
import { endStuckRounds } from "./end-stuck-rounds.ts";

const HOUR_MS = 3_600_000;

test("a round without a word is left alone for a day, then ended as its vendor says", async () => {
  const t = await freshVendorBooks();
  await t.bet({ txId: "b1", roundId: "closed" });
  await t.bet({ txId: "b2", roundId: "void" });
  await t.bet({ txId: "b3", roundId: "void", amount: "5" });
  await t.bet({ txId: "b4", roundId: "open" });
  t.reports.states.set("closed", { state: "CLOSED" }).set("void", { state: "VOID" });
  t.reports.states.set("open", { state: "OPEN" });
  t.clock.advance(24 * HOUR_MS);
  await endStuckRounds(t.context);
  expect(t.reports.asked).toEqual([]);
  t.clock.advance(1);
  await endStuckRounds(t.context);
  expect(await t.round("closed")).toMatchObject({
    state: "CLOSED",
    validBet: 100_000n,
    flag: null,
  });
  expect(await t.round("void")).toMatchObject({ state: "VOID", stake: 0n, betsRolledBack: 2 });
  expect(await t.round("open")).toMatchObject({ state: "OPEN" });
  expect(await t.cash()).toBe("80.00");
  expect((await t.bet({ txId: "b2", roundId: "void" })).code).toBe("OK");
  expect((await t.win({ txId: "w2", roundId: "void" })).code).toBe("TX_ROLLED_BACK");
  expect(await t.found()).toEqual([]);
  expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
  expect(await verifySums(t.store.db, t.merchant.code)).toEqual([]);
});

test("a bet or a win within the day keeps a round open", async () => {
  const t = await freshVendorBooks();
  await t.bet({ txId: "b1" });
  t.clock.advance(23 * HOUR_MS);
  await t.win({ txId: "w1" });
  t.clock.advance(2 * HOUR_MS);
  await endStuckRounds(t.context);
  expect(t.reports.asked).toEqual([]);
});

test("after two days a stuck round is ended by force, once, and a finding reports it", async () => {
  const t = await freshVendorBooks();
  await t.bet({ txId: "b1" });
  await t.win({ txId: "w1", amount: "4" });
  t.reports.isDown = true;
  t.clock.advance(48 * HOUR_MS);
  await endStuckRounds(t.context);
  expect(await t.round()).toMatchObject({ state: "OPEN" });
  t.clock.advance(1);
  await Promise.all([endStuckRounds(t.context), endStuckRounds(t.context)]);
  expect(await t.round()).toMatchObject({ state: "CLOSED", validBet: 100_000n, flag: "FORCED" });
  expect(await t.found()).toEqual([["ROUND_FORCED", "r1", null]]);
  expect(await t.cash()).toBe("94.00");
});

test("a bet while its vendor was being asked keeps a round from being ended by force", async () => {
  const t = await freshVendorBooks();
  await t.bet({ txId: "b1" });
  t.clock.advance(49 * HOUR_MS);
  const token = await t.sit();
  const outside = async (request: Request) => {
    await t.bet({ txId: "b2", token });
    return t.context.outside(request);
  };
  await endStuckRounds({ ...t.context, outside });
  expect(await t.round()).toMatchObject({ state: "OPEN", stake: 200_000n });
  expect(await t.found()).toEqual([]);
});

test("a bet that is being booked when a round is to be ended by force keeps it open", async () => {
  const t = await freshVendorBooks();
  await t.bet({ txId: "b1" });
  t.clock.advance(49 * HOUR_MS);
  const now = t.clock.now();
  const { code: merchant } = t.merchant;
  const key = { merchant, vendor: VENDOR, roundId: "r1" };
  const bet = new pg.Client({
    connectionString: ownerUrl(),
  });
  await bet.connect();
  // In the order of every bet: first the purse, then the round.
  await bet.query("begin");
  await bet.query(
    "select from ledger_accounts where merchant = $1 and owner = $2 and kind = 'cash' for update",
    [merchant, t.member.id],
  );
  const ended = t.store.inMerchant(merchant, (tx) => endRound(tx, key, "FORCED", now));
  await expect.poll(() => lockWaits(bet)).toBe(1);
  await bet.query("update rounds set last_activity_at = $2 where merchant = $1", [merchant, now]);
  await bet.query("commit");
  expect(await ended).toBe(false);
  await bet.end();
  expect(await t.round()).toMatchObject({ state: "OPEN", flag: null });
});

/** How many connections to the same database wait for a lock. */
async function lockWaits(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ waits: number }>(
    `select count(*)::int as waits from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.waits;
}

test("a round that has paid is not made void, whatever its vendor says", async () => {
  const t = await freshVendorBooks();
  await t.bet({ txId: "b1" });
  await t.win({ txId: "w1" });
  t.reports.states.set("r1", { state: "VOID" });
  t.clock.advance(25 * HOUR_MS);
  await endStuckRounds(t.context);
  expect(await t.round()).toMatchObject({ state: "OPEN" });
  expect(await t.cash()).toBe("95.00");
});

test("a round of which one bet has ended is not made void by half", async () => {
  const t = await freshVendorBooks();
  await t.bet({ txId: "b1" });
  await t.bet({ txId: "b2" });
  await t.win({ txId: "w2", refTxId: "b2", amount: "0", roundClosed: false });
  t.reports.states.set("r1", { state: "VOID" });
  t.clock.advance(25 * HOUR_MS);
  await endStuckRounds(t.context);
  expect(await t.round()).toMatchObject({ state: "OPEN", betsRolledBack: 0 });
  expect(await t.cash()).toBe("80.00");
});

test("an answer that the vendor did not sign ends nothing", async () => {
  const t = await freshVendorBooks();
  await t.bet({ txId: "b1" });
  t.reports.states.set("r1", { state: "VOID" });
  t.reports.secret = "somebody else's";
  t.clock.advance(25 * HOUR_MS);
  await endStuckRounds(t.context);
  expect(await t.round()).toMatchObject({ state: "OPEN" });
});

const DAY_MS = 24 * HOUR_MS;

test("a parlay of days stays open while its vendor says so, and is paid when it ends", async () => {
  const t = await freshVendorBooks({ gameType: "SPORTS" });
  await t.bet({ txId: "b1" });
  t.reports.states.set("r1", { state: "OPEN" });
  for (const days of [3, 26.5]) {
    t.clock.advance(days * DAY_MS);
    await endStuckRounds(t.context);
    expect(await t.round()).toMatchObject({ state: "OPEN" });
  }
  expect(t.reports.asked).toEqual(["/round"]);
  expect((await t.win({ txId: "w1", amount: "80", roundClosed: true })).code).toBe("OK");
  expect(await t.round()).toMatchObject({ state: "CLOSED", payout: 800_000n, flag: null });
});

test("a parlay without a word is ended by force after thirty days", async () => {
  const t = await freshVendorBooks({ gameType: "SPORTS" });
  await t.bet({ txId: "b1" });
  t.reports.isDown = true;
  t.clock.advance(30 * DAY_MS);
  await endStuckRounds(t.context);
  expect(await t.round()).toMatchObject({ state: "OPEN" });
  t.clock.advance(1);
  await endStuckRounds(t.context);
  expect(await t.round()).toMatchObject({ state: "CLOSED", flag: "FORCED" });
});

test("a round is not ended by force within a day of the instant that its bets named", async () => {
  const t = await freshVendorBooks({ gameType: "LOTT" });
  const dueBy = (days: number) => new Date(t.clock.now().getTime() + days * DAY_MS).toISOString();
  await t.bet({ txId: "b1", dueBy: dueBy(2) });
  await t.bet({ txId: "b2", dueBy: dueBy(5) });
  await t.bet({ txId: "b3", dueBy: dueBy(3) });
  await t.bet({ txId: "b4", roundId: "far", dueBy: dueBy(400) });
  await t.betwin({
    txId: "b5",
    winTxId: "w5",
    roundId: "one",
    roundClosed: false,
    dueBy: dueBy(9),
  });
  t.reports.isDown = true;
  t.clock.advance(6 * DAY_MS);
  await endStuckRounds(t.context);
  expect(await t.round()).toMatchObject({ state: "OPEN" });
  t.clock.advance(1);
  await endStuckRounds(t.context);
  expect(await t.round()).toMatchObject({ state: "CLOSED", flag: "FORCED" });
  t.clock.advance(25 * DAY_MS - 1);
  await endStuckRounds(t.context);
  expect(await t.round("one")).toMatchObject({ state: "CLOSED", flag: "FORCED" });
  expect(await t.round("far")).toMatchObject({ state: "OPEN" });
  t.clock.advance(1);
  await endStuckRounds(t.context);
  expect(await t.round("far")).toMatchObject({ state: "CLOSED", flag: "FORCED" });
});
