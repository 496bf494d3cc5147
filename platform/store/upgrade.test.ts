import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { expect, test } from "vitest";
import { emptyDatabase } from "#tests/support/database.ts";
import { migrate } from "./migrate.ts";

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
const UNIT = 10_000n;
const AT = "2026-11-20T00:00:00Z";

/** Brings a database to an older release, whose last migration has this number. */
async function migrateTo(pool: pg.Pool, last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true, filter: (name) => !name.includes("snapshot") });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8"));
  journal.entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last);
  await writeFile(file, JSON.stringify(journal));
  await applyMigrations(drizzle(pool), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

type Row = Record<string, unknown>;

async function insert(pool: pg.Pool, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys({ merchant: "", ...row });
    const values = Object.values({ merchant: "m", ...row });
    const places = values.map((_, at) => `$${at + 1}`);
    await pool.query(
      `insert into ${table} (${columns}) overriding system value values (${places})`,
      values,
    );
  }
}

const member = (id: string, type = 0): Row => ({
  ...{ id, username: id, username_key: id, password_hash: "", nickname: id, type, created_at: AT },
});
const level = (number: number, valid_bet: bigint, deposits: bigint): Row => ({
  ...{ level: number, icon: "star", words: {}, rebate: {}, keep_valid_bet: 0n },
  ...{ valid_bet: valid_bet * UNIT, deposits: deposits * UNIT },
});
const account = (id: number, owner: string, kind: string, more: Row = {}): Row => ({
  ...{ id, owner, kind, can_overdraw: owner === "house", last_hash: Buffer.alloc(32), ...more },
});
const HOUSE = 1;
const deposit = (key: string, to: number, amount: bigint): Row => ({
  ...{ key, kind: "deposit", from_account: HOUSE, to_account: to, amount: amount * UNIT },
  ...{ from_balance: 0n, to_balance: 0n, at: AT },
});
const refund = (key: string, of: number, amount: bigint): Row => ({
  ...deposit(key, HOUSE, amount),
  ...{ kind: "depositRefund", from_account: of, to_account: HOUSE },
});
const round = (number: number, of: string, kind: string, valid_bet: bigint): Row => ({
  ...{ shard: 3, number, kind, vendor: "V1", round_id: `r${number}`, member: of, game: "G" },
  ...{ game_type: "RNG", stake: valid_bet * UNIT, payout: 0n, valid_bet: valid_bet * UNIT },
  ...{ opened_at: AT, settled_at: AT },
});

test("levels go on from what was played and deposited before they existed", async () => {
  const pool = await emptyDatabase();
  await migrateTo(pool, 94);
  await pool.query(
    "insert into merchants (code, name, currency, currency_symbol) values ('m', 'M', 'MXN', '$')",
  );
  await insert(pool, "members", [member("ana"), member("luis"), member("eva"), member("demo", 4)]);
  await insert(pool, "vip_levels", [level(0, 0n, 0n), level(1, 100n, 50n), level(2, 500n, 50n)]);
  await insert(pool, "ledger_accounts", [
    account(HOUSE, "house", "clearing"),
    account(2, "ana", "cash"),
    account(3, "luis", "cash"),
    account(4, "demo", "cash"),
    account(5, "house", "game", { shard: 3, feed_count: 5 }),
  ]);
  await insert(pool, "ledger_transfers", [
    ...[deposit("d1", 2, 60n), deposit("d2", 2, 30n), refund("d3", 2, 30n)],
    // This one waits for its points, and is counted with them.
    ...[deposit("d4", 2, 500n), deposit("d5", 3, 10n), deposit("d6", 4, 900n)],
  ]);
  await insert(pool, "point_deposits", [{ key: "d4", member: "ana", amount: 500n * UNIT }]);
  await insert(pool, "round_feed", [
    ...[round(1, "ana", "CLOSED", 120n), round(2, "ana", "ADJUST", -10n)],
    ...[round(3, "ana", "VOID", 400n), round(4, "luis", "CLOSED", 700n)],
    round(5, "demo", "CLOSED", 900n),
  ]);
  await migrateTo(pool, 95);

  const { rows: totals } = await pool.query(
    "select member, valid_bet, deposits, deposit_count, is_due from level_totals order by member",
  );
  expect(totals).toEqual([
    // 120 - 10; 60 + 30 - 30.
    { member: "ana", valid_bet: "1100000", deposits: "600000", deposit_count: 1, is_due: true },
    { member: "luis", valid_bet: "7000000", deposits: "100000", deposit_count: 1, is_due: true },
  ]);
  const { rows: levels } = await pool.query(
    "select member, level, top_level, changes from member_levels",
  );
  // Luis lacks the deposits of the first level.
  expect(levels).toEqual([{ member: "ana", level: 1, top_level: 1, changes: 0 }]);
  const { rows: marks } = await pool.query(
    "select marks[4] as shard, marks[5] as other from feed_marks where consumer = 'levels'",
  );
  expect(marks).toEqual([{ shard: "5", other: "0" }]);
});

const award: Row = {
  ...{ id: "a1", rule: "mission:m1", member: "ana", period: "", kind: "mission", state: "ISSUED" },
  ...{ amount: 5n * UNIT, points: 7, multiple: 3, config_version: 1, reached_at: AT },
};
const mission: Row = {
  ...{ id: "m1", event: "BET_SUM", icon: "star", words: {}, period: "DAY", position: 0 },
  ...{ target_amount: 100n * UNIT, reward: 5n * UNIT, points: 7, wagering: 3 },
};
const bonus: Row = {
  ...{ id: "b1", member: "ana", term: "first", kind: "code", source: "", amount: 20n * UNIT },
  ...{ required: 200n * UNIT, contribution: {}, stake_max: UNIT, config_version: 1 },
  ...{ idempotency_key: "k", opened_at: AT, expires_at: "2026-12-01T00:00:00Z" },
};
const part: Row = {
  ...{ mission: "m1", member: "ana", period: "", reference: "M1", state: "CLAIMED", joined_at: AT },
};
const score = { board: "week", period: "2026-W47", member: "ana", figure: 12n * UNIT, fee: 3 };
const grant = (campaign: string): Row => ({
  ...{ member: "ana", campaign, vendor: "V1", game: "G", rounds: 20, used: 4, stake: UNIT },
  ...{ state: "GRANTED", granted_at: AT, expires_at: "2026-12-01T00:00:00Z" },
});

test("what members of a release before campaigns had is theirs in this one", async () => {
  const pool = await emptyDatabase();
  await migrateTo(pool, 99);
  await pool.query(
    "insert into merchants (code, name, currency, currency_symbol) values ('m', 'M', 'MXN', '$')",
  );
  await insert(pool, "members", [member("ana")]);
  const kept: [string, Row][] = [
    ["awards", award],
    ["missions", mission],
    ["bonuses", bonus],
    ["mission_parts", part],
    ["board_scores", score],
  ];
  for (const [table, row] of kept) await insert(pool, table, [row]);
  await insert(pool, "free_grants", [grant("spins-fiesta"), grant("staff-gift")]);
  const all = () =>
    Promise.all(kept.map(async ([table]) => (await pool.query(`select * from ${table}`)).rows));
  const before = await all();
  await migrate(pool.options.connectionString!);

  expect(await all()).toMatchObject(before);
  const { rows: awards } = await pool.query("select campaign, spins from awards");
  expect(awards).toEqual([{ campaign: null, spins: null }]);
  const { rows: told } = await pool.query("select labels, wants_letters from members");
  expect(told).toEqual([{ labels: [], wants_letters: null }]);
  // A code's page said that winnings are not bet; staff's keep the merchant's own term.
  const { rows: spins } = await pool.query(
    "select campaign, used, wagering from free_grants order by campaign",
  );
  expect(spins).toEqual([
    { campaign: "spins-fiesta", used: 4, wagering: 0 },
    { campaign: "staff-gift", used: 4, wagering: null },
  ]);
});

test("what a campaign owed before free spins counted costs it what it did then", async () => {
  const pool = await emptyDatabase();
  await migrateTo(pool, 105);
  await pool.query(
    "insert into merchants (code, name, currency, currency_symbol) values ('m', 'M', 'MXN', '$')",
  );
  await insert(pool, "members", [member("ana")]);
  await insert(pool, "missions", [mission]);
  await insert(pool, "awards", [
    { ...award, campaign: "c1" },
    { ...award, id: "a2", rule: "mission:m2" },
  ]);
  const begun = { ...part, state: "JOINED", campaign: "c1" };
  await insert(pool, "mission_parts", [begun, { ...part, period: "2026-11-20", reference: "M2" }]);
  await migrate(pool.options.connectionString!);
  const { rows: awards } = await pool.query("select cost from awards order by id");
  expect(awards).toEqual([{ cost: String(5n * UNIT) }, { cost: "0" }]);
  const { rows: parts } = await pool.query("select cost, terms from mission_parts order by period");
  expect(parts).toEqual([
    { cost: String(5n * UNIT), terms: null },
    { cost: "0", terms: null },
  ]);
});
