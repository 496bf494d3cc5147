import { and, eq, isNull } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { members } from "../../store/schema/merchant.ts";
import { findings } from "../../store/schema/reconciliation.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

/**
 * The open findings of comparing rounds and verifying the books, oldest first. A difference in a
 * vendor's purse is about a member, whose account comes with it.
 */
export async function listOpenFindings({ store }: StaffContext, merchant: string) {
  await findMerchant(store, merchant);
  const isAbout = and(
    eq(findings.kind, "PURSE_DIFFERS"),
    eq(members.merchant, findings.merchant),
    eq(members.id, findings.subject),
  );
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ finding: findings, account: members.username })
      .from(findings)
      .leftJoin(members, isAbout)
      .where(and(eq(findings.merchant, merchant), isNull(findings.closedAt)))
      .orderBy(findings.foundAt, findings.subject),
  );
}

/**
 * Closes the findings of a subject after a review, with the reason in the audit. Refuses a subject
 * without open findings with unknown_finding.
 */
export function closeFinding(
  staff: StaffContext,
  { merchant, subject, reason }: { merchant: string; subject: string; reason: string },
): Promise<void> {
  const entry = { action: "closeFinding", details: { subject, reason }, changesPages: false };
  return asStaff(staff, merchant, entry, async (tx) => {
    const closed = await tx
      .update(findings)
      .set({ closedAt: staff.clock.now(), closedBy: staff.staff })
      .where(
        and(
          eq(findings.merchant, merchant),
          eq(findings.subject, subject),
          isNull(findings.closedAt),
        ),
      )
      .returning();
    if (closed.length === 0) throw new Refusal("unknown_finding", { status: 404 });
  });
}
