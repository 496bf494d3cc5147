import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import pg from "pg";
import { runBoards } from "#platform/club/boards/freeze-boards.ts";
import { countPlay } from "#platform/club/levels/count-play.ts";
import { noteWins } from "#platform/club/missions/note-wins.ts";
import { earnPoints } from "#platform/club/points/earning/earn-points.ts";
import { systemClock } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
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
 * A backlog of settled rounds through every consumer, two at a time as on a server, or with `--club`
 * through those of the club. The peer is PostgreSQL itself, which copies the same rows into a table with
 * the same key.
 */
const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "1000000" },
    club: { type: "boolean", default: false },
  },
});
const ROWS = Math.ceil(Number(values.rows) / 64) * 64;
/** Those before the measured ones. */
const FIRST_ROWS = 64_000;
const MEMBERS = 20_000;
const GAMES = 600;
const GOAL = 20_000;
/** As many of a merchant's consumers run at once as in `platform/jobs/work/lanes.ts`. */
const LANES = 2;
/** No pot of the run falls. */
const JACKPOT = { seed: "1.00", hitMin: "900000000.00", hitMax: "900000001.00" };

type Consumer = { name: FeedConsumer; fold: (store: Store) => Promise<unknown> };
const pot = { clock: systemClock, random: systemRandom };
const PLAY: readonly Consumer[] = [
  { name: "facts", fold: (store) => foldFacts(store, "one") },
  { name: "days", fold: (store) => foldDays(store, "one") },
  { name: "sittings", fold: (store) => foldSittings(store, "one") },
  {
    name: "pot",
    fold: (store) =>
      runJackpot({ ...pot, store, merchant: { code: "one", settings: { jackpot: JACKPOT } } }),
  },
];
const ofOne = async (store: Store) => ({
  ...pot,
  store,
  secrets: deriveSecrets({ master: "bench-".repeat(8), vendors: [], gateways: [] }),
  merchant: await readMerchant(store, "one"),
});
const CLUB: readonly Consumer[] = [
  { name: "points", fold: async (store) => earnPoints(await ofOne(store)) },
  { name: "levels", fold: async (store) => countPlay(await ofOne(store)) },
  { name: "missions", fold: (store) => noteWins(store, "one") },
  { name: "boards", fold: async (store) => runBoards(await ofOne(store)) },
];
const CONSUMERS = values.club ? CLUB : PLAY;

async function bench(_url: string, serverUrl: string) {
  const url = await newDatabase(serverUrl, "feed");
  await migrate(url);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const store = await openStore({ url: appUrl(url), poolSize: 4 });
  await prepare(owner);
  if (values.club) await plantClub(owner);
  for (const { fold } of CONSUMERS) await fold(store);
  // Autovacuum does this within a minute of the first rounds, which drops plans made for empty tables.
  await fill(owner, { from: 0, to: FIRST_ROWS });
  for (const { fold } of CONSUMERS) await fold(store);
  await owner.query("analyze");
  await fill(owner, { from: FIRST_ROWS, to: FIRST_ROWS + ROWS });
  await owner.query("create table copied (like round_feed including indexes)");
  await owner.query("analyze");
  console.log(`${ROWS} rows of ${MEMBERS} members in 5 levels and ${GAMES} games`);
  const peer = await spentBy(owner, () =>
    owner.query(`insert into copied select * from round_feed where number > ${FIRST_ROWS / 64}`),
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
  const { rows } = await owner.query(values.club ? CLUB_PROBLEMS : PLAY_PROBLEMS);
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

/** Every rule that reads the feed: points, levels and the rebate, a mission on wins and two boards. */
async function plantClub(owner: pg.Client) {
  const week = {
    id: "week",
    names: { es: "w", en: "w" },
    every: "WEEK",
    least: "5.00",
    wagering: 1,
  };
  const prizes = [{ upTo: 20, cash: "5.00" }];
  const boards = [
    { ...week, prizes, measure: "VALID_BET" },
    {
      ...week,
      prizes,
      measure: "MULTIPLE",
      id: "multiple",
      gameTypes: ["RNG"],
      leastStake: "1.00",
    },
  ];
  await owner.query("update merchants set settings = $1", [
    { boards, timeZone: "America/Mexico_City" },
  ]);
  // Members earned points before: they have a purse for them, and a part of the next one.
  await owner.query(`insert into ledger_accounts (merchant, owner, kind, shard, can_overdraw, last_hash)
    select 'one', id, 'points', 0, false, '' from members`);
  await owner.query(`insert into point_rules (merchant, type, amount_per_point)
    values ('one', 'SLOTS', 100000)`);
  await owner.query(`insert into point_carries (merchant, member, type, carried)
    select 'one', id, 'SLOTS', abs(hashtext(id)) % 100000 from members`);
  await owner.query(`insert into missions (merchant, id, event, icon, period, target_count, reward,
    wagering, words, starts_at, position) values ('one', 'win', 'WIN_MULTIPLE', 'star', 'DAY', 2, 10000, 1, '{}',
    now() - interval '30 days', 1)`);
}

/** What the rules counted, beside the rows that they read. */
const CLUB_PROBLEMS = `
  select 'levels' from round_feed f full join level_totals t on t.member = f.member
  group by t.member, t.valid_bet having sum(f.valid_bet) is distinct from t.valid_bet`;
const PLAY_PROBLEMS = `select * from fact_problems('one')
  union all select * from day_problems('one') union all select * from sitting_problems('one')`;

/** Some of a day's rounds, in all 64 shards; one in three wins, one in thirty six times its stake. */
async function fill(owner: pg.Client, { from, to }: { from: number; to: number }) {
  await owner.query(`
    insert into round_feed (merchant, shard, number, kind, vendor, round_id, member, game,
      game_type, stake, payout, valid_bet, opened_at, settled_at)
    select 'one', n % 64, n / 64 + 1, 'CLOSED', 'V', 'r' || n,
      'm' || abs(hashtext('m' || n)) % ${MEMBERS}, 'g' || abs(hashtext('g' || n)) % ${GAMES}, 'RNG',
      10000, case when n % 30 = 0 then 60000 when n % 3 = 0 then 25000 else 0 end, 10000, at, at
    from (select n, now() - interval '1 day' + n * interval '1 day' / ${FIRST_ROWS + ROWS} as at
      from generate_series(${from}, ${to - 1}) n) r`);
  await owner.query(`update ledger_accounts set feed_count = ${to / 64} where kind = 'game'`);
}

await withDatabase(bench);
