import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { tokenHash } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { staff, staffGrants, staffSessions } from "../../store/schema/person.ts";
import type { Person } from "./desk.ts";

export const STAFF_IDLE_MINUTES = 30;
/** How old "last seen" may become, so that not every request writes. */
const SEEN_STEP_MS = 60_000;

type Parts = Pick<Context, "store" | "clock">;

/**
 * The person of a live session's token, with the grants in force now. Null for a token that is
 * unknown, ended, expired or idle for 30 minutes, and for a person who no longer works here.
 */
export async function findPerson(
  { store, clock }: Parts,
  token: string | undefined,
): Promise<Person | null> {
  if (token === undefined) return null;
  const now = clock.now();
  const idleSince = new Date(now.getTime() - STAFF_IDLE_MINUTES * 60_000);
  const [row] = await store.db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      sessionId: staffSessions.id,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staff))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash(token)),
        isNull(staffSessions.endedAt),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.lastSeenAt, idleSince),
        eq(staff.status, "active"),
      ),
    );
  if (!row) return null;
  const { lastSeenAt, ...person } = row;
  if (now.getTime() - lastSeenAt.getTime() > SEEN_STEP_MS) {
    await store.db
      .update(staffSessions)
      .set({ lastSeenAt: now })
      .where(eq(staffSessions.id, person.sessionId));
  }
  return { ...person, grants: await grantsOf({ store, clock }, person.id) };
}

/** What a person may do where at this moment. A grant not begun or over is not among them. */
export function grantsOf({ store, clock }: Parts, person: string): Promise<Person["grants"]> {
  const now = clock.now();
  return store.db
    .select({ merchant: staffGrants.merchant, role: staffGrants.role, until: staffGrants.until })
    .from(staffGrants)
    .where(
      and(
        eq(staffGrants.staff, person),
        lte(staffGrants.from, now),
        or(isNull(staffGrants.until), gt(staffGrants.until, now)),
      ),
    )
    .orderBy(staffGrants.merchant, staffGrants.role);
}
