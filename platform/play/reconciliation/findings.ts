import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { type FINDING_KINDS, findings } from "../../store/schema/reconciliation.ts";

const AGREED = "agreed";

export type Finding = {
  merchant: string;
  kind: (typeof FINDING_KINDS)[number];
  party: string;
  subject: string;
};

/**
 * Notes what differs. The same thing found again changes nothing: what staff closed stays closed,
 * but what both sides had agreed on is open again.
 */
export async function noteFinding(
  tx: Transaction,
  finding: Finding & { details?: Record<string, string> },
  foundAt: Date,
): Promise<void> {
  await tx
    .insert(findings)
    .values({ ...finding, foundAt })
    .onConflictDoUpdate({
      target: [findings.merchant, findings.kind, findings.party, findings.subject],
      set: { foundAt, details: finding.details ?? {}, closedAt: null, closedBy: null },
      setWhere: eq(findings.closedBy, AGREED),
    });
}

/** Closes what was found wrong with a subject, once both sides agree. */
export async function agree(
  tx: Transaction,
  { merchant, party, subject }: Omit<Finding, "kind">,
  now: Date,
): Promise<void> {
  await tx
    .update(findings)
    .set({ closedAt: now, closedBy: AGREED })
    .where(
      and(
        eq(findings.merchant, merchant),
        eq(findings.party, party),
        eq(findings.subject, subject),
        isNull(findings.closedAt),
      ),
    );
}

/** What is still open of a merchant, the oldest first. */
export function listFindings(tx: Transaction, merchant: string) {
  return tx
    .select()
    .from(findings)
    .where(and(eq(findings.merchant, merchant), isNull(findings.closedAt)))
    .orderBy(findings.foundAt, findings.subject);
}
