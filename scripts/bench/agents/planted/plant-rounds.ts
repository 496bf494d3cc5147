import type pg from "pg";
import { foldDays } from "#platform/play/days/fold-days.ts";
import type { Store } from "#platform/store/open-store.ts";

type Planted = {
  members: number;
  rows: number;
  /** How many rows are there already. */
  planted?: number;
  /** How many rows fill the 30 days; those above it are of this moment. */
  of?: number;
};

/** Settled rounds of the last 30 days for plantTree's members, in all 64 shards of the feed. */
export async function plantRounds(
  owner: pg.Client,
  { members, rows, planted = 0, of = rows }: Planted,
): Promise<void> {
  if (planted === 0) {
    await owner.query(`
      insert into ledger_accounts (merchant, owner, kind, shard, can_overdraw, last_hash)
      select 'one', 'house', 'game', s, true, '' from generate_series(0, 63) s`);
    await owner.query("create index feed_member on round_feed (merchant, member)");
  }
  await owner.query(`
    insert into round_feed (merchant, shard, number, kind, vendor, round_id, member, game,
      game_type, stake, payout, valid_bet, opened_at, settled_at)
    select 'one', n % 64, n / 64 + 1, 'CLOSED', 'V', 'r' || n,
      'm' || abs(hashtext('m' || n)) % ${members}, 'g1', (array['RNG', 'LIVE', 'FISH'])[n % 3 + 1],
      10000, case n % 3 when 0 then 25000 else 0 end, 10000, at, at
    from (select n, least(now(), now() - interval '30 days' + n * interval '30 days' / ${of}) as at
      from generate_series(${planted}, ${planted + rows - 1}) n) r`);
  await owner.query(`update ledger_accounts set feed_count = ${(planted + rows) / 64}
    where kind = 'game'`);
}

/** Counts all planted rounds into the days. */
export async function foldAll(store: Store, owner: pg.Client): Promise<void> {
  const isLeft = async () => {
    const { rows } = await owner.query("select from feed_unread('one', 'days') limit 1");
    return rows.length > 0;
  };
  while (await isLeft()) await foldDays(store, "one");
}

/** Seals the days of the planted rounds that are over, each as if an hour after its end. */
export async function sealPlanted(owner: pg.Client, rows: number): Promise<void> {
  await owner.query(
    `with span as (
       select merchant_zone('one') as zone, min(settled_at) as start from round_feed
       where merchant = 'one'
     ), days as (
       select d::date as day, d at time zone zone as from_at,
         (d + interval '1 day') at time zone zone as until_at, start
       from span, generate_series((start at time zone zone)::date::timestamp,
         (now() at time zone zone)::date - interval '1 day', interval '1 day') d
     )
     insert into sealed_days (merchant, day, from_at, until_at, marks, sealed_at)
     select 'one', day, from_at, until_at, (
         select array_agg(greatest(0, floor((
           extract(epoch from until_at + interval '1 hour' - start) * $1 / (30 * 86400.0) - s) / 64)
         )::bigint order by s) from generate_series(0, 63) s),
       until_at + interval '1 hour'
     from days`,
    [rows],
  );
}

/** Deposits of the last 30 days for plantTree's members, counted into their days. */
export async function plantDeposits(
  owner: pg.Client,
  { members, rows }: { members: number; rows: number },
): Promise<void> {
  await owner.query(`
    insert into ledger_accounts (merchant, owner, kind, shard, can_overdraw, last_hash)
    select 'one', 'm' || n, 'cash', 0, false, ''::bytea from generate_series(0, ${members - 1}) n
    union all select 'one', 'house', 'clearing', 0, true, ''::bytea`);
  const money = "10000, 0, 10000, now() - interval '30 days' + n * interval '30 days'";
  await owner.query(`
    insert into ledger_transfers (merchant, key, kind, from_account, to_account, amount,
      from_balance, to_balance, at)
    select 'one', 'deposit:d' || n, 'deposit', h.id, a.id, ${money} / ${rows}
    from generate_series(1, ${rows}) n
    join ledger_accounts a on a.merchant = 'one' and a.kind = 'cash'
      and a.owner = 'm' || abs(hashtext('d' || n)) % ${members}
    cross join (select id from ledger_accounts where merchant = 'one' and kind = 'clearing') h`);
  await owner.query(`
    insert into day_news (merchant, kind, key, at, day, is_counted)
    select merchant, 'MONEY', key, at, (at at time zone merchant_zone('one'))::date, true
    from ledger_transfers where merchant = 'one'`);
}
