import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startEmbedded } from "#platform/store/embedded.ts";
import { openStaff } from "./open-staff.ts";

let dataDir = "";

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "staff-"));
  // The server's user cannot enter root's temporary folder.
  await chmod(dataDir, 0o711);
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("DATA_DIR", dataDir);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});

test("a read-only opening creates no database where there is none", async () => {
  await expect(openStaff({ isReading: true })).rejects.toThrow(
    `There is no database in ${dataDir}: npm start makes it`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test("a read-only opening refuses an outdated database, and reads one that is up to date", {
  tags: "whole",
  timeout: 60_000,
}, async () => {
  const { ownerUrl, stop } = await startEmbedded({ dataDir });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await expect(openStaff({ isReading: true })).rejects.toThrow("The database is older or newer");
    const { rows } = await client.query("select to_regnamespace('drizzle') as made");
    expect(rows).toEqual([{ made: null }]);
    await (await openStaff()).close();
    const { parts, close } = await openStaff({ isReading: true });
    expect((await parts.store.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await close();
    await client.query("update drizzle.repeatable set fingerprint = 'of another version'");
    await expect(openStaff({ isReading: true })).rejects.toThrow("The database is older or newer");
  } finally {
    await client.end();
    await stop();
  }
});
