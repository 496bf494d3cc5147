import { and, eq, lt, or } from "drizzle-orm";
import type { Transaction } from "../store/open-store.ts";
import { sessions } from "../store/schema/session.ts";

const KEPT_DAYS = 90;

/** Deletes sessions that ended or expired more than 90 days ago. */
export async function forgetEndedSessions(
  tx: Transaction,
  merchant: string,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.merchant, merchant),
        or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)),
      ),
    );
}
