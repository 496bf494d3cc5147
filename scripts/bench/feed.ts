import { parseArgs } from "node:util";
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
import { plantTree } from "./tree/plant-tree.ts";

/**
 * A backlog of settled rounds through every consumer, one after the other. The peer is PostgreSQL
 * itself, which copies the same rows into a table with the same key.
 */
const { values } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
const ROWS = Math.ceil(Number(values.rows) / 64) * 64;
const MEMBERS = 20_000;
const GAMES = 600;
const GOAL = 20_000;
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
  const peer = await secondsOf(() => owner.query("insert into copied select * from round_feed"));
  say("plain copy", peer, peer);
  let sum = 0;
  for (const { name, fold } of CONSUMERS) {
    const seconds = await secondsOf(async () => {
      while ((await unread(owner, name)) > 0) await fold(store);
    });
    say(name, seconds, peer);
    sum += seconds;
  }
  say("all consumers", sum, peer);
  console.log(`  ${GOAL} rows/s through all ${ROWS / sum >= GOAL ? "reached" : "NOT reached"}`);
  await store.close();
  const { rows } = await owner.query(`select * from fact_problems('one')
    union all select * from day_problems('one') union all select * from sitting_problems('one')`);
  console.log(`  figures that differ from the feed: ${rows.length}`);
  await owner.end();
  if (rows.length > 0) process.exitCode = 1;
}

function say(name: string, seconds: number, peer: number) {
  const rate = Math.round(ROWS / seconds).toLocaleString("en");
  console.log(`  ${name.padEnd(13)} ${rate} rows/s, ratio ${(peer / seconds).toFixed(2)}`);
}

async function secondsOf(work: () => Promise<unknown>) {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

async function unread(owner: pg.Client, consumer: FeedConsumer) {
  const { rows } = await owner.query("select count(*) from feed_unread('one', $1)", [consumer]);
  return Number(rows[0].count);
}

/** A merchant with a tree of members, and the purse that counts its rounds. */
async function prepare(owner: pg.Client) {
  await owner.query(`
    insert into merchants (code, name, currency, currency_symbol) values ('one', 'one', 'MXN', '$')`);
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
