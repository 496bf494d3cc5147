import { sql } from "drizzle-orm";
import type { Executor } from "../store/open-store.ts";

/** `subject` is the account, the account and entry number, the transfer's key, or the sum. */
export type LedgerProblem = {
  problem: "ENTRY_CHANGED" | "ACCOUNT_DIFFERS" | "TRANSFER_UNBALANCED" | "SUM_NOT_ZERO";
  subject: string;
};

/**
 * Reads the whole book of a merchant again: the hash chain of each account, balances against
 * entries, two balanced postings a transfer, and a sum of zero. An empty list means it is sound.
 */
export async function verifyLedger(executor: Executor, merchant: string): Promise<LedgerProblem[]> {
  const { rows } = await executor.execute<LedgerProblem>(
    sql`select problem, subject from ledger_problems(${merchant})`,
  );
  return rows;
}
