import { lt } from "drizzle-orm";
import type { Store } from "../store/open-store.ts";
import { attemptLimits } from "../store/schema/limit.ts";

/** Deletes counters whose time is over. They count in the system's time, not in the platform's. */
export async function forgetOldAttempts({ store }: { store: Store }): Promise<void> {
  await store.db.delete(attemptLimits).where(lt(attemptLimits.expire, BigInt(Date.now())));
}
