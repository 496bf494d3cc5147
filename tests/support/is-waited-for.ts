import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/store/open-store.ts";

/** True when another session waits for a lock of this transaction. */
export async function isWaitedFor(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from pg_stat_activity
    where pg_backend_pid() = any(pg_blocking_pids(pid))`);
  return rows.length > 0;
}
