import type { Env } from "#env";
import { startEmbedded } from "#platform/store/embedded.ts";

export type Database = { url: string; stop(): Promise<void> };

/** The operator's PostgreSQL, or the embedded one on the data folder. */
export function openDatabase(
  env: Env,
  options: { address: string; log: (line: string) => void },
): Promise<Database> {
  if (env.DATABASE_URL) return Promise.resolve({ url: env.DATABASE_URL, stop: async () => {} });
  return startEmbedded({ dataDir: env.DATA_DIR, ...options });
}
