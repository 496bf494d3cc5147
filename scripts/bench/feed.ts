import pg from "pg";
import { foldFacts } from "#platform/play/feed/fold-facts.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openStore } from "#platform/store/open-store.ts";
import { newDatabase, withDatabase } from "../lib/database/with-database.ts";

/**
 * A backlog of settled rounds through the facts. The peer is PostgreSQL itself, which copies the same
 * rows into a table with the same key.
 */
const ROWS = 1_000_000;
const MEMBERS = 20_000;
const GAMES = 600;
const GOAL = 20_000;

async function bench(_url: string, serverUrl: string) {
  const url = await newDatabase(serverUrl, "feed");
  await migrate(url);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await fill(owner);
  const peer = await perSecond(() => owner.query("insert into copied select * from round_feed"));
  const store = await openStore({ url: appUrl(url), poolSize: 4 });
  const ours = await perSecond(async () => {
    for (let left = ROWS; left > 0; left = await unread(owner)) await foldFacts(store, "one");
  });
  await store.close();
  const { rows } = await owner.query("select * from fact_problems('one')");
  const verdict = ours >= GOAL ? "reached" : "NOT reached";
  const [rate, base] = [ours, peer].map((one) => Math.round(one).toLocaleString("en"));
  console.log(`${ROWS} rows of ${MEMBERS} members and ${GAMES} games`);
  console.log(`  facts       ${rate} rows/s (${GOAL} ${verdict})`);
  console.log(`  plain copy  ${base} rows/s, ratio ${(ours / peer).toFixed(2)}`);
  console.log(`  facts that differ from the feed: ${rows.length}`);
  await owner.end();
  if (rows.length > 0) process.exitCode = 1;
}

async function perSecond(work: () => Promise<unknown>) {
  const startedAt = performance.now();
  await work();
  return (ROWS * 1_000) / (performance.now() - startedAt);
}

async function unread(owner: pg.Client) {
  const { rows } = await owner.query("select count(*) from feed_unread('one', 'facts')");
  return Number(rows[0].count);
}

/** A day's rounds in all 64 shards; one in three wins. */
async function fill(owner: pg.Client) {
  await owner.query(`
    insert into merchants (code, name, currency, currency_symbol) values ('one', 'one', 'MXN', '$')`);
  await owner.query(`
    insert into ledger_accounts (merchant, owner, kind, shard, can_overdraw, last_hash, feed_count)
    select 'one', 'house', 'game', s, true, '', ${ROWS / 64} from generate_series(0, 63) s`);
  await owner.query(`
    insert into round_feed (merchant, shard, number, kind, vendor, round_id, member, game,
      game_type, stake, payout, valid_bet, opened_at, settled_at)
    select 'one', n % 64, n / 64 + 1, 'CLOSED', 'V', 'r' || n, 'm' || hashtext('m' || n) % ${MEMBERS},
      'g' || hashtext('g' || n) % ${GAMES}, 'RNG', 10000, case n % 3 when 0 then 25000 else 0 end,
      10000, at, at
    from (select n, now() - interval '1 day' + n * interval '86 ms' as at
      from generate_series(0, ${ROWS - 1}) n) r`);
  await owner.query("create table copied (like round_feed including indexes)");
  await owner.query("analyze");
}

await withDatabase(bench);
