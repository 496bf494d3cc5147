import type { Env } from "#env";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { isMigrated } from "#platform/store/migrate.ts";
import { prepareDatabase } from "./prepare-database.ts";

export type Database = { url: string; stop(): Promise<void> };

/**
 * The operator's PostgreSQL, or the embedded one in the data folder, which this process migrates.
 * Throws CannotStart for an operator's database of another version.
 */
export async function openDatabase(
  env: Env,
  options: { address: string; log: (line: string) => void; shared?: boolean },
): Promise<Database> {
  if (env.DATABASE_URL) {
    const { waitForServer } = await import("../serve/wait-for-server.ts");
    await waitForServer(env.DATABASE_URL, options.log);
    await requireMigrated(env.DATABASE_URL);
    return { url: env.DATABASE_URL, stop: async () => {} };
  }
  const { startEmbedded } = await import("#platform/store/embedded.ts");
  const { ownerUrl, url, stop } = await startEmbedded({ dataDir: env.DATA_DIR, ...options });
  try {
    await prepareDatabase(ownerUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Throws CannotStart unless the database is of this code's version. */
export async function requireMigrated(url: string): Promise<void> {
  if (await isMigrated(url)) return;
  throw new CannotStart(
    "The database is older or newer than this folder's version of the project: run npm run migrate from the folder that its servers run from.",
  );
}
