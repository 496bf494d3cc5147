import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../store/open-store.ts";
import { findings } from "../../../store/schema/reconciliation.ts";

/** True while staff have not looked at an unusual payout of a member's. */
export async function hasMarkedWin(
  tx: Transaction,
  merchant: string,
  memberId: string,
): Promise<boolean> {
  const [marked] = await tx
    .select({ subject: findings.subject })
    .from(findings)
    .where(
      and(
        eq(findings.merchant, merchant),
        isNull(findings.closedAt),
        eq(findings.kind, "WIN_ABOVE"),
        sql`${findings.details} ->> 'player' = ${memberId}`,
      ),
    )
    .limit(1);
  return marked !== undefined;
}
