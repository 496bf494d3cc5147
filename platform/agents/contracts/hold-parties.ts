import { and, asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";

/**
 * Locks the members of a contract in one order until the transaction ends, so that acts on the
 * contracts of one member follow each other. Null is the operator.
 */
export async function holdParties(
  tx: Transaction,
  merchant: string,
  parties: readonly (string | null)[],
): Promise<void> {
  const ids = parties.filter((id) => id !== null);
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.id, ids)))
    .orderBy(asc(members.id))
    .for("no key update");
}
