import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { APP_ROLE } from "#platform/store/app-role.ts";
import { prepareDatabase } from "../../server/backend/prepare-database.ts";

// Through Node itself: Vite's runner cannot resolve the server's package.
const { startEmbedded } = createRequire(import.meta.url)(
  "#platform/store/embedded.ts",
) as typeof import("#platform/store/embedded.ts");

/** The migrated database from which each worker's own is copied. */
export const TEMPLATE = "template_platform";

declare module "vitest" {
  export interface ProvidedContext {
    /** The owner's connection. */
    serverUrl: string;
  }
}

/**
 * One real PostgreSQL per run: the embedded one, or a database of this run on TEST_DATABASE_URL,
 * which asks for no password.
 * Commits do not wait for the disk, because the data ends with the run.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { ownerUrl: given, stop: async () => {} } : await startFresh();
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query("alter role current_user set synchronous_commit = off");
  await client.query(`create database ${TEMPLATE}`);
  await prepareDatabase(databaseUrl(server.ownerUrl, TEMPLATE));
  await client.query(`alter role ${APP_ROLE} set synchronous_commit = off`);
  await client.end();
  project.provide("serverUrl", server.ownerUrl);
  return () => server.stop();
}

async function startFresh() {
  const dataDir = await mkdtemp(join(tmpdir(), "platform-test-"));
  // Root's temporary folder is closed to the user who runs the server.
  await chmod(dataDir, 0o711);
  const { ownerUrl, stop } = await startEmbedded({ dataDir });
  await trustMemory(ownerUrl);
  return {
    ownerUrl,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What survives a crash costs a disk's time, and this server's data never outlives its run. */
async function trustMemory(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  for (const setting of ["fsync = off", "full_page_writes = off", "max_wal_size = '4GB'"]) {
    await client.query(`alter system set ${setting}`);
  }
  await client.query("select pg_reload_conf()");
  await client.end();
}

/** The url of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
