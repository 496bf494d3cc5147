import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { readEnv } from "#env";
import { closeAtEnd } from "#tests/support/close-at-end.ts";
import { databaseUrl } from "#tests/support/global-setup.ts";
import { appUrl } from "../../platform/store/app-role.ts";
import { openDatabase } from "./open-database.ts";
import { prepareDatabase } from "./prepare-database.ts";

/** An empty database, as its owner. */
async function empty() {
  const name = `prepare_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: inject("serverUrl") });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = databaseUrl(inject("serverUrl"), name);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  closeAtEnd(() => owner.end());
  return { url, owner };
}

const open = (url: string) =>
  openDatabase(readEnv({ DATABASE_URL: url }), { address: "", log: () => {} });

test("a server neither migrates nor opens a database of another version", async () => {
  const { url, owner } = await empty();
  await expect(open(appUrl(url))).rejects.toThrow("run npm run migrate");
  const { rows } = await owner.query("select to_regnamespace('drizzle') as made");
  expect(rows).toEqual([{ made: null }]);
  await prepareDatabase(url);
  expect((await open(appUrl(url))).url).toBe(appUrl(url));
  await owner.query("update drizzle.repeatable set fingerprint = 'of another version'");
  await expect(open(appUrl(url))).rejects.toThrow("run npm run migrate");
});

test("a server of the release before opens the database of the next one, and no older one does", async () => {
  const { url, owner } = await empty();
  await prepareDatabase(url);
  const releases = async () => {
    const { rows } = await owner.query("select fingerprint from drizzle.repeatable order by since");
    return rows.map((row) => row.fingerprint);
  };
  const [own] = await releases();
  // As if this release had been the one before.
  await owner.query("insert into drizzle.repeatable (fingerprint) values ('the next one')");
  expect((await open(appUrl(url))).url).toBe(appUrl(url));
  await owner.query("delete from drizzle.repeatable where fingerprint = $1", [own]);
  await owner.query("insert into drizzle.repeatable (fingerprint) values ('the one after')");
  await expect(open(appUrl(url))).rejects.toThrow("run npm run migrate");
  await prepareDatabase(url);
  expect(await releases()).toEqual(["the one after", own]);
});

test("a migration gives way to who holds a table, and goes on when it is free", async () => {
  const { url, owner } = await empty();
  await prepareDatabase(url);
  await owner.query("update drizzle.repeatable set fingerprint = 'of another version'");
  await owner.query("begin");
  await owner.query("lock table members in access share mode");
  const migrated = prepareDatabase(url);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  closeAtEnd(() => other.end());
  // It waits for the table, and a player's statement behind it waits no longer than it does.
  const waiting = "select from pg_locks where relation = 'members'::regclass and not granted";
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
  await other.query("set statement_timeout = '10s'");
  await other.query("select count(*) from members");
  await owner.query("commit");
  await migrated;
  expect((await open(appUrl(url))).url).toBe(appUrl(url));
}, 60_000);

test("what a vendor's tables of an earlier version held belongs to the servers' role", async () => {
  const { url, owner } = await empty();
  await owner.query("create schema studio create table round (id text)");
  await owner.query("insert into studio.round values ('kept')");
  await prepareDatabase(url);
  const server = new pg.Client({ connectionString: appUrl(url) });
  await server.connect();
  closeAtEnd(() => server.end());
  await server.query("alter table studio.round add column note text");
  expect((await server.query("select id from studio.round")).rows).toEqual([{ id: "kept" }]);
  await server.query("create table mockpay.mine (id text)");
});
