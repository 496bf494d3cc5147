import { and, eq, ne, sql } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Store } from "../../store/open-store.ts";
import { staff, staffGrants } from "../../store/schema/person.ts";
import { DEMO_ADMIN } from "./demo-admin.ts";
import { EVERYWHERE } from "./desk.ts";
import { type Inviting, invite } from "./invite.ts";

/** Two at once wait here, so that only one makes the first admin. */
const FIRST_ADMIN_LOCK = 8_211_001;

/**
 * Invites the first admin of every merchant. It works once: later it is refused with admin_exists,
 * and admins invite each other. The admin of a demonstration is nobody who could.
 */
export function inviteFirstAdmin(
  inviting: Inviting & { store: Store },
  person: { name: string; email: string; phone?: string | undefined },
): Promise<{ staff: string; address: string; until: number }> {
  return inviting.store.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
    const [known] = await tx
      .select({ id: staff.id })
      .from(staffGrants)
      .innerJoin(staff, eq(staff.id, staffGrants.staff))
      .where(
        and(
          eq(staffGrants.merchant, EVERYWHERE),
          eq(staffGrants.role, "admin"),
          ne(staff.id, DEMO_ADMIN),
        ),
      )
      .limit(1);
    if (known) throw new Refusal("admin_exists", { status: 409 });
    const grant = { merchant: EVERYWHERE, role: "admin", by: "server" } as const;
    return invite(inviting, tx, { ...person, ...grant });
  });
}
