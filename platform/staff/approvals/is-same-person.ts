import { and, eq, exists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../store/open-store.ts";
import { staff, staffPasskeys } from "../../store/schema/person.ts";

/**
 * True when the one who decides is the one who asked, or has another account that shares a mailbox,
 * a phone or a passkey with theirs.
 */
export async function isSamePerson(
  tx: Transaction,
  askedById: string,
  staffId: string,
): Promise<boolean> {
  if (askedById === staffId) return true;
  const [other, theirs] = [alias(staff, "other"), alias(staffPasskeys, "theirs")];
  const sharedKey = tx
    .select({ id: staffPasskeys.id })
    .from(staffPasskeys)
    .innerJoin(theirs, eq(theirs.publicKey, staffPasskeys.publicKey))
    .where(and(eq(staffPasskeys.staff, askedById), eq(theirs.staff, staffId)));
  const shared = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(other, eq(other.id, staffId))
    .where(
      and(
        eq(staff.id, askedById),
        or(eq(staff.emailKey, other.emailKey), eq(staff.phone, other.phone), exists(sharedKey)),
      ),
    );
  return shared.length > 0;
}
