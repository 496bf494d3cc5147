import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { type FINDING_KINDS, findings } from "../../store/schema/reconciliation.ts";
import { noteWork } from "../../store/work/work-notes.ts";

const AGREED = "agreed";

export type Finding = {
  merchant: string;
  kind: (typeof FINDING_KINDS)[number];
  party: string;
  subject: string;
};

/**
 * Records a difference. A repeat changes nothing: a finding closed by staff stays closed. A finding
 * closed by agreement opens again.
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
  noteWork(tx, { merchant: finding.merchant, about: "findings" });
}

/**
 * Ten hexadecimal digits that stand for a finding in messages, because its subject may be a member.
 * `finding list` shows both.
 */
export function findingReference({ merchant, kind, party, subject }: Finding): string {
  const key = JSON.stringify([merchant, kind, party, subject]);
  return createHash("sha256").update(key).digest("hex").slice(0, 10);
}

/** Closes the findings of a subject once both sides agree. */
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

/** A merchant's open findings, oldest first. */
export function listFindings(tx: Transaction, merchant: string) {
  return tx
    .select()
    .from(findings)
    .where(and(eq(findings.merchant, merchant), isNull(findings.closedAt)))
    .orderBy(findings.foundAt, findings.subject);
}
