import { and, desc, eq } from "drizzle-orm";
import type { Reader, Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { verificationPictures, verifications } from "../../../store/schema/verification.ts";

export const PICTURES_A_DAY = 6;

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

/** True when deposits and play of a member wait for a verification, whatever the place asks. */
export async function isIdentityAsked(
  reader: Pick<Reader, "select">,
  merchant: string,
  memberId: string,
): Promise<boolean> {
  const [row] = await reader
    .select({ at: members.identityAskedAt })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)));
  return row !== undefined && row.at !== null;
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

/** The newest pictures that a member sent, without their content. */
export const listPictures = (reader: Pick<Reader, "select">, merchant: string, member: string) =>
  reader
    .select({ side: verificationPictures.side, sentAt: verificationPictures.sentAt })
    .from(verificationPictures)
    .where(
      and(eq(verificationPictures.merchant, merchant), eq(verificationPictures.member, member)),
    )
    .orderBy(desc(verificationPictures.sentAt))
    .limit(PICTURES_A_DAY);
