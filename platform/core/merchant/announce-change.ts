import { sql } from "drizzle-orm";
import { CHANGE_CHANNEL } from "../../store/change-channel.ts";
import type { Executor } from "../../store/open-store.ts";
import { noteWork } from "../../store/work/work-notes.ts";

/**
 * Tells every server that its cached copy of this merchant is old, and wakes its
 * jobs. Within a transaction the message leaves with the commit. With the store's `db` it leaves at once.
 */
export async function announceChange(executor: Executor, merchant: string): Promise<void> {
  await executor.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${merchant})`);
  noteWork(executor, { merchant, about: "settings" });
}
