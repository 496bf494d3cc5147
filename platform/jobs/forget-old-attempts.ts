import { lt } from "drizzle-orm";
import type { Store } from "../store/open-store.ts";
import { attemptLimits } from "../store/schema/limit.ts";

/** In random order, so that orders nobody will ever pay do not delay the others. */
export async function forgetOldAttempts({ store }: { store: Store }): Promise<void> {
  await store.db.delete(attemptLimits).where(lt(attemptLimits.expire, BigInt(Date.now())));
}
