import { lt } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { attemptLimits } from "../../store/schema/limit.ts";

/** Deletes expired counters. They use the system's time, not the platform's clock. */
export async function forgetOldAttempts({ store }: { store: Store }): Promise<void> {
  await store.db.delete(attemptLimits).where(lt(attemptLimits.expire, BigInt(Date.now())));
}
