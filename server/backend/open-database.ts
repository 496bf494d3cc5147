import type { Env } from "#env";

export type Database = { url: string; stop(): Promise<void> };

/** The operator's PostgreSQL, or the embedded one in the data folder. */
export async function openDatabase(
  env: Env,
  options: { address: string; log: (line: string) => void },
): Promise<Database> {
  if (env.DATABASE_URL) {
    const { waitForServer } = await import("../serve/wait-for-server.ts");
    await waitForServer(env.DATABASE_URL, options.log);
    return { url: env.DATABASE_URL, stop: async () => {} };
  }
  const { startEmbedded } = await import("#platform/store/embedded.ts");
  return startEmbedded({ dataDir: env.DATA_DIR, ...options });
}
