import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#platform/store/embedded.ts";

/** Runs some work on an embedded PostgreSQL of its own, which syncs as in production and then goes. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  // Root's temporary folder is closed to the user who runs the server.
  await chmod(dataDir, 0o711);
  const server = await startEmbedded({ dataDir });
  try {
    await work(server.url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Makes another database on the same server, and answers its url. */
export async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
