import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import pg from "pg";
import { systemClock } from "#platform/core/context.ts";
import { foldDays } from "#platform/play/days/fold-days.ts";
import { foldFacts } from "#platform/play/feed/fold-facts.ts";
import type { FeedConsumer } from "#platform/play/feed/read-feed.ts";
import { runJackpot } from "#platform/play/jackpot/run-jackpot.ts";
import { foldSittings } from "#platform/play/sittings/fold-sittings.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { systemRandom } from "../../server/backend/system-random.ts";
import { newDatabase, withDatabase } from "../lib/database/with-database.ts";
import { plantTree } from "./agents/planted/plant-tree.ts";
import { costOf } from "./ledger/cost.ts";

/**
 * A backlog of settled rounds through every consumer, two at a time as on a server. The peer is
 * PostgreSQL itself, which copies the same rows into a table with the same key.
 */
const { values } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
const ROWS = Math.ceil(Number(values.rows) / 64) * 64;
const MEMBERS = 20_000;
const GAMES = 600;
const GOAL = 20_000;
/** As many of a merchant's consumers run at once as in `platform/jobs/work/lanes.ts`. */
const LANES = 2;
/** No pot of the run falls. */
const JACKPOT = { seed: "1.00", hitMin: "900000000.00", hitMax: "900000001.00" };

type Consumer = { name: FeedConsumer; fold: (store: Store) => Promise<void> };
const pot = { clock: systemClock, random: systemRandom };
const CONSUMERS: readonly Consumer[] = [
  { name: "facts", fold: (store) => foldFacts(store, "one") },
  { name: "days", fold: (store) => foldDays(store, "one") },
  { name: "sittings", fold: (store) => foldSittings(store, "one") },
  {
    name: "pot",
    fold: (store) =>
      runJackpot({ ...pot, store, merchant: { code: "one", settings: { jackpot: JACKPOT } } }),
  },
];

async function bench(_url: string, serverUrl: string) {
  const url = await newDatabase(serverUrl, "feed");
  await migrate(url);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const store = await openStore({ url: appUrl(url), poolSize: 4 });
  await prepare(owner);
  for (const { fold } of CONSUMERS) await fold(store);
  await fill(owner);
  console.log(`${ROWS} rows of ${MEMBERS} members in 5 levels and ${GAMES} games`);
  const peer = await spentBy(owner, () =>
    owner.query("insert into copied select * from round_feed"),
  );
  say("plain copy", peer, peer);
  const waiting = [...CONSUMERS];
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const startedAt = performance.now();
      do await one.fold(store);
      while (await hasUnread(store, one.name));
      console.log(
        `  ${one.name.padEnd(13)} ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`,
      );
    }
  };
  const all = await spentBy(owner, () => Promise.all(Array.from({ length: LANES }, lane)));
  say("all consumers", all, peer);
  const verdict = ROWS / all.seconds >= GOAL ? "reached" : "NOT reached";
  console.log(`  ${GOAL} rows/s through all ${verdict}`);
  await store.close();
  const { rows } = await owner.query(`select * from fact_problems('one')
    union all select * from day_problems('one') union all select * from sitting_problems('one')`);
  console.log(`  figures that differ from the feed: ${rows.length}`);
  await owner.end();
  if (rows.length > 0) process.exitCode = 1;
}

/** What some work took, and of PostgreSQL's processor for each row. The latter holds on a busy machine. */
type Spent = { seconds: number; cpuUs: number };

function say(name: string, { seconds, cpuUs }: Spent, peer: Spent) {
  const rate = Math.round(ROWS / seconds).toLocaleString("en");
  const ratio = (peer.seconds / seconds).toFixed(2);
  console.log(`  ${name.padEnd(13)} ${rate} rows/s, ratio ${ratio}, ${cpuUs.toFixed(1)} µs a row`);
}

async function spentBy(owner: pg.Client, work: () => Promise<unknown>): Promise<Spent> {
  let seconds = 0;
  const { cpuUs } = await costOf(owner, async () => {
    const startedAt = performance.now();
    await work();
    seconds = (performance.now() - startedAt) / 1_000;
    return ROWS;
  });
  return { seconds, cpuUs };
}

async function hasUnread(store: Store, consumer: FeedConsumer) {
  const { rows } = await store.inMerchant("one", (tx) =>
    tx.execute(sql`select from feed_unread('one', ${consumer}) limit 1`),
  );
  return rows.length > 0;
}

/** A merchant with a tree of members, and the purse that counts its rounds. */
async function prepare(owner: pg.Client) {
  await plantTree(owner, MEMBERS, 10);
  await owner.query(`
    insert into ledger_accounts (merchant, owner, kind, shard, can_overdraw, last_hash)
    select 'one', 'house', 'game', s, true, '' from generate_series(0, 63) s`);
}

/** A day's rounds in all 64 shards; one in three wins. */
async function fill(owner: pg.Client) {
  await owner.query(`
    insert into round_feed (merchant, shard, number, kind, vendor, round_id, member, game,
      game_type, stake, payout, valid_bet, opened_at, settled_at)
    select 'one', n % 64, n / 64 + 1, 'CLOSED', 'V', 'r' || n,
      'm' || abs(hashtext('m' || n)) % ${MEMBERS}, 'g' || abs(hashtext('g' || n)) % ${GAMES}, 'RNG',
      10000, case n % 3 when 0 then 25000 else 0 end, 10000, at, at
    from (select n, now() - interval '1 day' + n * interval '1 day' / ${ROWS} as at
      from generate_series(0, ${ROWS - 1}) n) r`);
  await owner.query(`update ledger_accounts set feed_count = ${ROWS / 64} where kind = 'game'`);
  await owner.query("create table copied (like round_feed including indexes)");
  await owner.query("analyze");
}

await withDatabase(bench);
