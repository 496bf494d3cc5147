import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#platform/store/embedded.ts";
import { prepareDatabase } from "../../../server/backend/prepare-database.ts";

/** Runs some work on a temporary, migrated embedded PostgreSQL that syncs as in production. */
export async function withDatabase(
  work: (url: string, ownerUrl: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  // The server's user cannot enter root's temporary folder.
  await chmod(dataDir, 0o711);
  const server = await startEmbedded({ dataDir });
  try {
    await prepareDatabase(server.ownerUrl);
    await work(server.url, server.ownerUrl);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Creates another database on the same server and returns its url. */
export async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
