import { sql } from "drizzle-orm";
import type { Executor } from "../../store/open-store.ts";

export type AuditProblem = {
  /** A row whose content, place or predecessor differs, or a chain whose newest row is missing. */
  problem: "AUDIT_CHANGED" | "AUDIT_MISSING";
  /** The log, the chain, and the number of the row: "staff 12/345". */
  subject: string;
};

/** Verifies a merchant's logs of staff and members. An empty list means that nothing was changed. */
export async function verifyAudit(executor: Executor, merchant: string): Promise<AuditProblem[]> {
  const { rows } = await executor.execute<AuditProblem>(
    sql`select problem, subject from audit_problems(${merchant})`,
  );
  return rows;
}
