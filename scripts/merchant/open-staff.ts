import { userInfo } from "node:os";
import { readEnv } from "#env";
import { systemClock } from "#platform/context.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openStore } from "#platform/store/open-store.ts";
import { systemRandom } from "../../server/system-random.ts";

/** Reaches the database that the servers work on: the operator's, or the embedded one they share. */
export async function openStaff(): Promise<{ staff: StaffContext; close(): Promise<void> }> {
  const env = readEnv();
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: env.DATA_DIR, shared: true });
  const url = env.DATABASE_URL ?? embedded?.url ?? "";
  await migrate(url);
  const store = await openStore({ url, poolSize: 2 });
  return {
    staff: { store, clock: systemClock, random: systemRandom, staff: userInfo().username },
    async close() {
      await store.close();
      await embedded?.stop();
    },
  };
}
