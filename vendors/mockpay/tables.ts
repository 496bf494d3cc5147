import type { Pool } from "pg";

/** Any number that nothing else in the database uses as a lock. */
const TABLES_LOCK = 7_210_416;

const TABLES = `
do $$ begin
  if to_regnamespace('mockpay') is null then create schema mockpay; end if;
end $$;
create table if not exists mockpay.orders (
  id text primary key,
  reference text not null unique,
  amount text not null,
  currency text not null,
  return_url text not null,
  language text not null,
  expires_at timestamptz not null,
  outcome text check (outcome in ('PAID', 'FAILED')),
  outcome_at timestamptz
);
alter table mockpay.orders
  add column if not exists kind text not null default 'card',
  add column if not exists voucher text,
  add column if not exists paid_amount text,
  add column if not exists refunded_at timestamptz,
  add column if not exists symbol text,
  add column if not exists country text not null default '',
  add column if not exists method_name text not null default '';
create table if not exists mockpay.webhooks (
  id text primary key,
  order_id text not null references mockpay.orders (id),
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create table if not exists mockpay.payouts (
  id text primary key,
  reference text not null unique,
  amount text not null,
  currency text not null,
  holder text not null,
  number_end text not null,
  outcome text check (outcome in ('PAID', 'FAILED')),
  outcome_at timestamptz
);
create table if not exists mockpay.identity_checks (
  reference text primary key,
  number_end text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  told_at timestamptz
);
create table if not exists mockpay.chain_addresses (
  address text primary key,
  owner text not null unique,
  return_url text not null
);
create table if not exists mockpay.chain_transfers (
  tx_id text primary key,
  sender text not null,
  receiver text not null references mockpay.chain_addresses (address),
  value text not null,
  block integer not null,
  at timestamptz not null
);
create index if not exists chain_transfers_receiver on mockpay.chain_transfers (receiver, at);
create table if not exists mockpay.chain_skips (
  id boolean primary key check (id),
  skipped integer not null
);
create index if not exists identity_checks_told on mockpay.identity_checks (decided_at)
  where told_at is null;
create index if not exists webhooks_due on mockpay.webhooks (due_at) where delivered_at is null;
`;

/** Creates the gateway's own tables. Instances that start at once wait for each other. */
export async function makeTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [TABLES_LOCK]);
    await client.query("set local client_min_messages = warning");
    await client.query(TABLES);
    await client.query("commit");
  } finally {
    client.release();
  }
}
