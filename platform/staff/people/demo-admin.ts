import { and, eq } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { staff, staffGrants } from "../../store/schema/person.ts";
import { EVERYWHERE, type Person } from "./desk.ts";
import { grantsOf } from "./find-person.ts";

/** The id of the admin as whom the terminal of a demonstration acts without a login. */
export const DEMO_ADMIN = "demo-admin";

/**
 * Makes the admin of a demonstration, once. They have neither password nor passkey, so no page lets
 * them in. Never call it for a production database.
 */
export async function seedDemoAdmin(
  { clock }: Pick<Context, "clock">,
  tx: Transaction,
): Promise<void> {
  const createdAt = clock.now();
  const email = `${DEMO_ADMIN}@office.localhost`;
  const person = { id: DEMO_ADMIN, name: DEMO_ADMIN, email, emailKey: email };
  await tx
    .insert(staff)
    .values({ ...person, status: "active", createdAt })
    .onConflictDoNothing();
  const grant = { staff: DEMO_ADMIN, id: DEMO_ADMIN, merchant: EVERYWHERE, role: "admin" } as const;
  await tx
    .insert(staffGrants)
    .values({ ...grant, from: createdAt, grantedBy: "demonstration", createdAt })
    .onConflictDoNothing();
}

/** The admin of a demonstration; null on a database that no demonstration filled. */
export async function findDemoAdmin({
  store,
  clock,
}: Pick<Context, "store" | "clock">): Promise<Person | null> {
  const [row] = await store.db
    .select({ id: staff.id, name: staff.name, email: staff.email })
    .from(staff)
    .where(and(eq(staff.id, DEMO_ADMIN), eq(staff.status, "active")));
  return row ? { ...row, sessionId: "", grants: await grantsOf({ store, clock }, row.id) } : null;
}
