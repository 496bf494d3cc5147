import { and, eq, sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { freshMember, ownerUrl } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { roundFeed } from "../../store/schema/feed.ts";
import { ledgerAccounts } from "../../store/schema/ledger.ts";
import { nextStretch, rowsOfStretch, skipFeed } from "./read-feed.ts";

type Table = Awaited<ReturnType<typeof freshTable>>;

/** All rows of a table's merchant, in the order in which they settled. */
const feedOf = ({ store, merchant: { code } }: Table) =>
  store.inMerchant(code, (tx) =>
    tx
      .select()
      .from(roundFeed)
      .where(eq(roundFeed.merchant, code))
      .orderBy(roundFeed.settledAt, roundFeed.shard, roundFeed.number),
  );

/** What a consumer does: the rounds of its next stretch, written down in the same transaction. */
async function readOnce(store: Store, code: string, rowsMax?: number) {
  return store.inMerchant(code, async (tx) => {
    const stretch = await nextStretch(tx, code, "pot", rowsMax);
    if (!stretch || stretch.parts.length === 0) return [];
    const { rows } = await tx.execute<{ round_id: string }>(
      sql`select f.round_id from ${rowsOfStretch(stretch)} order by f.shard, f.number`,
    );
    return rows.map(({ round_id }) => round_id);
  });
}

async function playRounds(t: Table, count: number) {
  const ids = Array.from({ length: count }, (_, n) => `r${n}`);
  const bets = ids.map((id) => ({ txId: `b${id}`, winTxId: `w${id}`, roundId: id, amount: "1" }));
  for (const bet of bets) expect((await t.betwin(bet)).code).toBe("OK");
  return ids;
}

test("each settlement is one row: closed, void, adjusted, and a late win", async () => {
  const t = await freshTable();
  await t.betwin({ txId: "b1", winTxId: "w1" });
  await t.bet({ txId: "b2", roundId: "r2" });
  await t.bet({ txId: "b3", roundId: "r3" });
  t.clock.advance(1);
  await t.rollback({ txId: "x3", refTxId: "b3", roundId: "r3" });
  t.clock.advance(1);
  await t.adjust({ txId: "a1", refTxId: "w1", amount: "-2.50" });
  t.clock.advance(1);
  await t.win({ txId: "w9", roundId: "r1", amount: "7.00", winType: "jackpot" });
  const fed = await feedOf(t);
  expect(fed.map((row) => [row.kind, row.roundId, row.stake, row.payout, row.validBet])).toEqual([
    ["CLOSED", "r1", 100_000n, 125_000n, 100_000n],
    ["VOID", "r3", 0n, 0n, 0n],
    ["ADJUST", "r1", 0n, -25_000n, 0n],
    ["ADJUST", "r1", 0n, 70_000n, 0n],
  ]);
  expect(fed[0]).toMatchObject({ member: t.member.id, game: "GAME1", gameType: "RNG" });
  expect(await verifySums(t.store.db, t.merchant.code)).toEqual([]);
});

test("bets that are booked together have numbers without a gap, in each shard", async () => {
  const t = await freshTable();
  const friends = await Promise.all(
    Array.from({ length: 12 }, () => freshMember(t.merchant, { balance: 1_000_000n })),
  );
  const tokens = await Promise.all(friends.map((friend) => t.sit(friend)));
  for (const turn of [1, 2, 3]) {
    const answers = await Promise.all(
      tokens.map((token, n) => {
        const id = `${turn}-${n}`;
        return t.betwin({ token, txId: `b${id}`, winTxId: `w${id}`, roundId: id });
      }),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["OK"]));
  }
  const fed = await feedOf(t);
  expect(fed).toHaveLength(36);
  const { code } = t.merchant;
  const shards = await t.store.inMerchant(code, (tx) =>
    tx
      .select({ shard: ledgerAccounts.shard, count: ledgerAccounts.feedCount })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.merchant, code), eq(ledgerAccounts.kind, "game"))),
  );
  for (const { shard, count } of shards) {
    const numbers = fed.filter((row) => row.shard === shard).map((row) => Number(row.number));
    expect(numbers.sort((a, b) => a - b)).toEqual(
      Array.from({ length: Number(count) }, (_, n) => n + 1),
    );
  }
  expect(await verifySums(t.store.db, code)).toEqual([]);
});

test("a row that is missing from the feed is a problem of the books", async () => {
  const t = await freshTable();
  await playRounds(t, 2);
  const owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
  await owner.query("delete from round_feed where merchant = $1 and round_id = 'r1'", [
    t.merchant.code,
  ]);
  await owner.end();
  const problems = await verifySums(t.store.db, t.merchant.code);
  // The gap in its numbers, the round without a row, and the sums of its game.
  expect(problems.map(({ problem }) => problem)).toEqual(Array(3).fill("FEED_DIFFERS"));
});

test("a consumer reads each row once, in stretches as long as it asks for", async () => {
  const t = await freshTable();
  const { store, merchant } = t;
  const played = await playRounds(t, 9);
  const read: string[] = [];
  for (;;) {
    const rows = await readOnce(store, merchant.code, 1);
    if (rows.length === 0) break;
    read.push(...rows);
  }
  expect(read.sort()).toEqual(played);
  expect(await readOnce(store, merchant.code)).toEqual([]);
});

test("a stretch whose transaction fails is read again", async () => {
  const t = await freshTable();
  const { store, merchant } = t;
  const played = await playRounds(t, 3);
  const dying = store.inMerchant(merchant.code, async (tx: Transaction) => {
    await nextStretch(tx, merchant.code, "pot");
    throw new Error("the process ends here");
  });
  await expect(dying).rejects.toThrow("the process ends here");
  expect((await readOnce(store, merchant.code)).sort()).toEqual(played);
});

test("a second reader leaves while the first has the marks", async () => {
  const t = await freshTable();
  const { store, merchant } = t;
  await playRounds(t, 1);
  await readOnce(store, merchant.code);
  await t.betwin({ txId: "b", winTxId: "w", roundId: "later", amount: "1" });
  await store.inMerchant(merchant.code, async (tx) => {
    const first = await nextStretch(tx, merchant.code, "pot");
    const second = await store.inMerchant(merchant.code, async (other) => {
      await other.execute(sql`set local lock_timeout = '1s'`);
      return nextStretch(other, merchant.code, "pot");
    });
    expect([first?.parts.length, second]).toEqual([1, null]);
  });
});

test("processes that read at once, while rounds settle, read each row once", async () => {
  const t = await freshTable();
  const { store, merchant } = t;
  const [played, ...read] = await Promise.all([
    playRounds(t, 20),
    ...Array.from({ length: 12 }, () => readOnce(store, merchant.code, 2)),
  ]);
  const all = read.flat();
  for (;;) {
    const rows = await readOnce(store, merchant.code);
    if (rows.length === 0) break;
    all.push(...rows);
  }
  expect(all.sort()).toEqual(played.sort());
});

test("a consumer that begins later reads nothing from before, and nobody reads another's rows", async () => {
  const [t, other] = [await freshTable(), await freshTable()];
  const { store, merchant } = t;
  await playRounds(t, 2);
  await store.inMerchant(merchant.code, (tx) => skipFeed(tx, merchant.code, "pot"));
  expect(await readOnce(store, merchant.code)).toEqual([]);
  await t.betwin({ txId: "later", winTxId: "later-w", roundId: "later", amount: "1" });
  expect(await readOnce(store, other.merchant.code)).toEqual([]);
  expect(await readOnce(store, merchant.code)).toEqual(["later"]);
});
