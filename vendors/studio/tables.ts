import type { Pool } from "pg";

const LOCK = 7_307_101;

/**
 * The studio's own tables. A session is one launch. A seat is the state that a player left at one
 * game. A spin is one result. A round is a closed round with its sums. Outgoing holds every call of
 * unknown outcome. A demo's purse is play money that no platform knows of. A purse is real money
 * that was moved here, with every transfer by the platform's reference. A gift is a campaign's free
 * rounds for a player.
 */
const TABLES = `
do $$ begin
  if to_regnamespace('studio') is null then create schema studio; end if;
end $$;
create table if not exists studio.session (
  handle_hash text primary key,
  launch_hash text not null unique,
  launch_token text,
  session_token text,
  state text not null check (state in ('new', 'opening', 'open', 'refused')),
  vendor text not null,
  merchant text not null,
  player_id text not null,
  game_code text not null,
  language text not null,
  currency text not null,
  currency_symbol text not null,
  back_url text not null,
  cashier_url text not null,
  expires_at timestamptz not null
);
alter table studio.session add column if not exists is_demo boolean not null default false;
alter table studio.session add column if not exists country text not null default '';
alter table studio.session add column if not exists has_purse boolean not null default false;
alter table studio.session add column if not exists autoplay boolean not null default true;
alter table studio.session add column if not exists turbo boolean not null default true;
alter table studio.session add column if not exists autoplay_most integer;
alter table studio.session add column if not exists spin_ms_least integer not null default 0;
alter table studio.session add column if not exists stake_most bigint;
create index if not exists session_expiry on studio.session (expires_at);
create table if not exists studio.seat (
  vendor text not null,
  merchant text not null,
  player_id text not null,
  game_code text not null,
  stake bigint,
  pending_spin text,
  last_spin text,
  round_id text,
  bet_tx text,
  free_left integer not null default 0,
  free_total integer not null default 0,
  round_win bigint not null default 0,
  primary key (merchant, vendor, player_id, game_code)
);
create table if not exists studio.spin (
  vendor text not null,
  merchant text not null,
  player_id text not null,
  game_code text not null,
  spin_id text not null,
  round_id text not null,
  tx_id text not null,
  ref_tx_id text,
  kind text not null check (kind in ('base', 'free')),
  stake bigint not null,
  stops integer[] not null,
  win bigint not null,
  closes boolean not null,
  state text not null check (state in ('pending', 'done', 'refused', 'void', 'dead')),
  code text,
  balance bigint,
  free_left integer not null default 0,
  free_total integer not null default 0,
  round_win bigint not null default 0,
  drawn_at timestamptz not null,
  primary key (merchant, vendor, player_id, game_code, spin_id)
);
alter table studio.spin add column if not exists bets jsonb;
alter table studio.spin add column if not exists has_purse boolean not null default false;
alter table studio.spin add column if not exists gift text;
alter table studio.spin add column if not exists hidden integer[];
alter table studio.seat add column if not exists gift text;
alter table studio.seat add column if not exists begun_at timestamptz;
create index if not exists seat_in_round on studio.seat (begun_at) where free_left > 0;
create table if not exists studio.gift (
  merchant text not null,
  vendor text not null,
  player_id text not null,
  campaign text not null,
  game_code text not null,
  rounds integer not null,
  used integer not null default 0,
  stake bigint not null,
  expires_at timestamptz not null,
  is_revoked boolean not null default false,
  primary key (merchant, vendor, player_id, campaign)
);
drop index if exists studio.spin_recent;
create index if not exists spin_of_seat
  on studio.spin (merchant, vendor, player_id, game_code, drawn_at desc) where kind = 'base';
create index if not exists spin_of_demo on studio.spin (drawn_at) where player_id like 'demo:%';
create index if not exists spin_of_round on studio.spin (merchant, vendor, round_id);
create table if not exists studio.round (
  merchant text not null,
  vendor text not null,
  round_id text not null,
  stake bigint not null,
  payout bigint not null,
  closed_at timestamptz not null,
  primary key (merchant, vendor, round_id)
);
alter table studio.round add column if not exists player_id text;
alter table studio.round add column if not exists game_code text;
alter table studio.round add column if not exists opened_at timestamptz;
create index if not exists round_closed on studio.round (merchant, vendor, closed_at);
create table if not exists studio.demo_purse (
  merchant text not null,
  vendor text not null,
  player_id text not null,
  day text not null,
  balance bigint not null,
  primary key (merchant, vendor, player_id)
);
create table if not exists studio.demo_movement (
  merchant text not null,
  vendor text not null,
  player_id text not null,
  tx_id text not null,
  is_void boolean not null,
  at timestamptz not null,
  primary key (merchant, vendor, player_id, tx_id)
);
create index if not exists demo_movement_age on studio.demo_movement (at);
create table if not exists studio.purse (
  merchant text not null,
  vendor text not null,
  player_id text not null,
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (merchant, vendor, player_id)
);
create table if not exists studio.purse_movement (
  merchant text not null,
  vendor text not null,
  player_id text not null,
  tx_id text not null,
  is_void boolean not null,
  at timestamptz not null,
  primary key (merchant, vendor, player_id, tx_id)
);
create table if not exists studio.purse_transfer (
  merchant text not null,
  vendor text not null,
  reference text not null,
  player_id text not null,
  direction text not null check (direction in ('in', 'out')),
  asked bigint,
  amount bigint not null,
  reason text,
  at timestamptz not null,
  primary key (merchant, vendor, reference)
);
create table if not exists studio.outgoing (
  vendor text not null,
  merchant text not null,
  player_id text not null,
  game_code text not null,
  spin_id text not null,
  due_at timestamptz not null,
  first_at timestamptz not null,
  attempts integer not null default 0,
  is_dead boolean not null default false,
  reason text,
  primary key (merchant, vendor, player_id, game_code, spin_id)
);
create index if not exists outgoing_due on studio.outgoing (due_at) where not is_dead;
`;

/** Creates missing tables. Several instances may start at once. */
export async function createTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    await client.query(TABLES);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
