import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { getConstructionPlans } from "pg-boss";
import { installQueue } from "./work/queue.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
const repeatableFolder = fileURLToPath(new URL("./repeatable", import.meta.url));
/** The table of versions is missing, or closed to this role by an older version. */
const UNKNOWN = ["42P01", "3F000", "42501"];
/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_210_415;

/**
 * Brings the database up to date: the generated migrations, the queue's tables, then the repeatable
 * SQL (functions, row security, grants). The last two run when they or the migrations changed.
 * Parallel instances wait for each other. The url's user must own the database and may create roles.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set client_min_messages = warning");
    await applyMigrations(drizzle(client), { migrationsFolder });
    await applyRepeatable(client, url);
  } finally {
    await client.end();
  }
}

/** True when the database matches this code's migrations. Any role may ask; nothing changes. */
export async function isMigrated(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await isKnown(client, await fingerprintOf(await repeatableScripts()));
  } catch (error) {
    if (error instanceof pg.DatabaseError && UNKNOWN.includes(error.code ?? "")) return false;
    throw error;
  } finally {
    await client.end();
  }
}

async function isKnown(client: pg.Client, fingerprint: string) {
  const known = await client.query("select 1 from drizzle.repeatable where fingerprint = $1", [
    fingerprint,
  ]);
  return Boolean(known.rowCount);
}

async function applyRepeatable(client: pg.Client, url: string) {
  const scripts = await repeatableScripts();
  const fingerprint = await fingerprintOf(scripts);
  await client.query("create table if not exists drizzle.repeatable (fingerprint text not null)");
  if (await isKnown(client, fingerprint)) return;

  await installQueue(url);
  await client.query("begin");
  for (const script of scripts) await client.query(script);
  await client.query("delete from drizzle.repeatable");
  await client.query("insert into drizzle.repeatable values ($1)", [fingerprint]);
  await client.query("commit");
}

async function repeatableScripts() {
  const entries = await readdir(repeatableFolder, { recursive: true });
  // The number of a file's name is its turn, whatever its folder.
  const names = entries
    .filter((name) => name.endsWith(".sql"))
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
  return Promise.all(names.map((name) => readFile(`${repeatableFolder}/${name}`, "utf8")));
}

async function fingerprintOf(scripts: string[]) {
  const journal = await readFile(`${migrationsFolder}/meta/_journal.json`, "utf8");
  return createHash("sha256")
    .update([journal, getConstructionPlans(), ...scripts].join("\0"))
    .digest("hex");
}
