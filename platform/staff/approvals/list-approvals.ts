import { and, desc, eq, gt, lt, or } from "drizzle-orm";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { approvals } from "../../store/schema/approval.ts";
import type { StaffContext } from "../staff-context.ts";
import { readApproval } from "./decide-approval.ts";
import type { Approval } from "./second-person.ts";

const SHOWN = 50;

type Page = { all?: boolean; after?: string | undefined };

/**
 * The requests that wait for a second person, or all of them; the newest first, fifty a page. `after`
 * is the last id of the page before. Refuses an unknown merchant with unknown_merchant.
 */
export async function listApprovals(
  { store, clock }: StaffContext,
  merchant: string,
  { all = false, after }: Page = {},
): Promise<Approval[]> {
  await findMerchant(store, merchant);
  const now = clock.now();
  const last = after ? await readApproval({ store }, { merchant, id: after }) : undefined;
  return store.inMerchant(merchant, (tx) => {
    const isLater =
      last &&
      or(
        lt(approvals.askedAt, last.askedAt),
        and(eq(approvals.askedAt, last.askedAt), gt(approvals.id, last.id)),
      );
    const waits = and(eq(approvals.state, "WAITING"), gt(approvals.expiresAt, now));
    return tx
      .select()
      .from(approvals)
      .where(and(eq(approvals.merchant, merchant), all ? undefined : waits, isLater))
      .orderBy(desc(approvals.askedAt), approvals.id)
      .limit(SHOWN);
  });
}
