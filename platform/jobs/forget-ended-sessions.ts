import { and, eq, lt, or } from "drizzle-orm";
import type { Transaction } from "../store/open-store.ts";
import { sessions } from "../store/schema/session.ts";

const KEPT_DAYS = 90;

/**
 * Ends overdue deposits. Asks the gateways about those whose webhook may be lost, until a day after
 * expiry (domain.md 7.1). Safe at any time and from several instances. Returns the errors of
 * deposits that could not be settled; the next sweep retries them.
 */
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
