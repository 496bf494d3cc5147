import { sql } from "drizzle-orm";
import { atEnd } from "../../store/at-end.ts";
import type { Transaction } from "../../store/open-store.ts";

/** "staff" is written to staff_actions, "member" to audit_entries. */
type AuditLog = "staff" | "member";

/**
 * Adds a row to one of a merchant's logs at the end of the transaction. The row's hash covers its
 * content and all rows before it in its chain.
 */
export function appendAudit(
  tx: Transaction,
  { merchant, log, at }: { merchant: string; log: AuditLog; at: Date },
  row: Record<string, unknown>,
): Promise<void> {
  const body = JSON.stringify(row, (_key, value) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
  return atEnd(tx, async () => {
    await tx.execute(
      sql`select audit_append(${merchant}, ${log}, ${at.toISOString()}::timestamptz, ${body}::jsonb)`,
    );
  });
}
