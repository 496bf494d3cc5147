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
