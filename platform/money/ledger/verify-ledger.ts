import { sql } from "drizzle-orm";
import type { Random } from "../../core/context.ts";
import type { Executor } from "../../store/open-store.ts";

/**
 * `subject` is the account, the account and entry number, the transfer's key, the deposit, the
 * line of a statement, the member (and the vendor), the sum, or the kind of row with its key.
 */
export type LedgerProblem = {
  problem:
    | "ENTRY_CHANGED"
    | "ACCOUNT_DIFFERS"
    | "SEAL_DIFFERS"
    | "TRANSFER_UNBALANCED"
    | "SUM_NOT_ZERO"
    | "ORPHAN"
    | "ROUNDS_DIFFER"
    | "FEED_DIFFERS"
    | "FACTS_DIFFER"
    | "REBATES_DIFFER"
    | "AGENT_REBATES_DIFFER"
    | "LOTTERY_DIFFERS"
    | "BILLS_DIFFER"
    | "FEES_DIFFER"
    | "TREE_DIFFERS"
    | "DAYS_DIFFER"
    | "SITTINGS_DIFFER"
    | "POINTS_DIFFER"
    | "AWARDS_DIFFER"
    | "CAMPAIGN_DIFFERS"
    | "MANUAL_REBATES_DIFFER"
    | "REDEEMS_DIFFER"
    | "BOARD_ENTRIES_DIFFER"
    | "DEPOSIT_DIFFERS"
    | "LINE_DIFFERS"
    | "TRANSIT_DIFFERS"
    | "PURSE_DIFFERS";
  subject: string;
};

/**
 * Verifies a merchant's whole book. It checks each account's hash chain, balances against entries,
 * two balanced postings per transfer, and a sum of zero. It also finds rows of any day whose account,
 * transfer, member or game is missing. An empty list means that it is sound.
 */
export async function verifyLedger(executor: Executor, merchant: string): Promise<LedgerProblem[]> {
  const { rows } = await executor.execute<LedgerProblem>(
    sql`select problem, subject from ledger_problems(${merchant})`,
  );
  return rows;
}

/** The accounts are read as a whole in this many parts, one each time. */
const PARTS = 30;

/**
 * Verifies what was booked since the newest seal of each account. Of a thirtieth of the accounts, by
 * chance, it reads every entry and every seal. A transfer without postings is left to verifyLedger.
 */
export async function verifySinceSeals(
  executor: Executor,
  merchant: string,
  random: Random,
): Promise<LedgerProblem[]> {
  const { rows } = await executor.execute<LedgerProblem>(
    sql`select problem, subject from ledger_problems_from(${merchant}, ${random.below(PARTS)}, ${PARTS})`,
  );
  return rows;
}

/**
 * Verifies like verifySinceSeals, or with `isWhole` the whole book. When nothing is wrong, it seals
 * every account that has moved, in the same snapshot.
 */
export async function sealLedger(
  executor: Executor,
  merchant: string,
  { random, now, isWhole }: { random: Random; now: Date; isWhole: boolean },
): Promise<LedgerProblem[]> {
  const [part, parts] = isWhole ? [0, 1] : [random.below(PARTS), PARTS];
  const { rows } = await executor.execute<LedgerProblem>(
    sql`select problem, subject from ledger_seal(${merchant}, ${now.toISOString().slice(0, 10)},
      ${part}, ${parts}, ${now.toISOString()})`,
  );
  return rows;
}

/**
 * Compares the book with other records. The house's games must match rounds and bonuses. Each
 * credited deposit must match its transfer, and each matched line of a statement its deposit. Money
 * in transit and at vendors must match the moves and the reported rounds. What bills have paid must
 * match their movements. The tree of members must
 * match their uplines. An empty list means that they agree.
 */
export async function verifySums(executor: Executor, merchant: string): Promise<LedgerProblem[]> {
  const { rows } = await executor.execute<LedgerProblem>(
    sql`select problem, subject from ledger_sum_problems(${merchant})`,
  );
  return rows;
}
