import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { getConstructionPlans } from "pg-boss";
import { installQueue } from "./work/queue.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
const repeatableFolder = fileURLToPath(new URL("./repeatable", import.meta.url));
/** The table of versions or its column is missing, or closed to this role by an older version. */
const UNKNOWN = ["42P01", "42703", "3F000", "42501"];
/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_210_415;
/** A change of a table waits this long for its players, who wait behind it; then it begins anew. */
const LOCK_TIMEOUT = "2s";
const TRIES = 30;
const PAUSE_MS = 1_000;
/** A lock that was not given in time, and two transactions that waited for each other. */
const IS_LOCKED = ["55P03", "40P01"];

/**
 * Brings the database up to date: the generated migrations, the queue's tables, then the repeatable
 * SQL (functions, row security, grants). The last two run when they or the migrations changed.
 * Parallel instances wait for each other. No statement waits for a lock for more than two seconds, so
 * that servers go on meanwhile. The url's user must own the database and may create roles.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set client_min_messages = warning");
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await untilUnlocked(() => applyMigrations(drizzle(client), { migrationsFolder }));
    await untilUnlocked(() => applyRepeatable(client, url));
  } finally {
    await client.end();
  }
}

/** Tries again what another transaction's lock has ended. Each try is a transaction of its own. */
async function untilUnlocked(change: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await change();
    } catch (error) {
      if (!IS_LOCKED.includes(codeOf(error) ?? "") || tries === TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}

function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : undefined);
}

/**
 * True when the database has this code's migrations, or those of the release after it, beside which
 * this one runs during an upgrade. Any role may ask; nothing changes.
 */
export async function isMigrated(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await keptFingerprints(client)).includes(
      await fingerprintOf(await repeatableScripts()),
    );
  } catch (error) {
    if (error instanceof pg.DatabaseError && UNKNOWN.includes(error.code ?? "")) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** The fingerprints of the latest migration and of the one before it, the latest first. */
export async function keptFingerprints(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ fingerprint: string }>(
    "select fingerprint from drizzle.repeatable order by since desc",
  );
  return rows.map(({ fingerprint }) => fingerprint);
}

async function applyRepeatable(client: pg.Client, url: string) {
  const scripts = await repeatableScripts();
  const fingerprint = await fingerprintOf(scripts);
  await client.query("create table if not exists drizzle.repeatable (fingerprint text not null)");
  await client.query(
    "alter table drizzle.repeatable add column if not exists since timestamptz not null default now()",
  );
  const [before] = await keptFingerprints(client);
  if (before === fingerprint) return;

  await installQueue(url);
  await client.query("begin");
  try {
    for (const script of scripts) await client.query(script);
    await client.query("delete from drizzle.repeatable where fingerprint is distinct from $1", [
      before ?? null,
    ]);
    await client.query("insert into drizzle.repeatable values ($1)", [fingerprint]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
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
