import { sql } from "drizzle-orm";
import type { Executor } from "../../store/open-store.ts";

/** `subject` is the account, the account and entry number, the transfer's key, the deposit, the member (and the vendor), or the sum. */
export type LedgerProblem = {
  problem:
    | "ENTRY_CHANGED"
    | "ACCOUNT_DIFFERS"
    | "TRANSFER_UNBALANCED"
    | "SUM_NOT_ZERO"
    | "ROUNDS_DIFFER"
    | "DEPOSIT_DIFFERS"
    | "TRANSIT_DIFFERS"
    | "PURSE_DIFFERS";
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

/**
 * Holds the book against the records beside it: the house's games against rounds and bonuses, each
 * credited deposit against its transfer, what is on its way to vendors and what lies there against
 * the moves and the rounds told. An empty list means that they agree.
 */
export async function verifySums(executor: Executor, merchant: string): Promise<LedgerProblem[]> {
  const { rows } = await executor.execute<LedgerProblem>(
    sql`select problem, subject from ledger_sum_problems(${merchant})`,
  );
  return rows;
}
