import { and, desc, eq } from "drizzle-orm";
import type { Reader, Transaction } from "../../../store/open-store.ts";
import { verifications } from "../../../store/schema/verification.ts";

export type VerificationRow = typeof verifications.$inferSelect;

/** A member's newest verification. */
export async function newestVerification(
  reader: Pick<Reader, "select">,
  merchant: string,
  memberId: string,
): Promise<VerificationRow | undefined> {
  const [row] = await reader
    .select()
    .from(verifications)
    .where(and(eq(verifications.merchant, merchant), eq(verifications.member, memberId)))
    .orderBy(desc(verifications.askedAt), desc(verifications.id))
    .limit(1);
  return row;
}

/** A verification by its id, locked. */
export async function holdVerification(
  tx: Transaction,
  merchant: string,
  id: string,
): Promise<VerificationRow | undefined> {
  const [row] = await tx
    .select()
    .from(verifications)
    .where(and(eq(verifications.merchant, merchant), eq(verifications.id, id)))
    .for("update");
  return row;
}
