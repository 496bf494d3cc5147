import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { HOUSE } from "./purse.ts";

export type TrialLine = {
  /** "house" or "members". */
  side: "house" | "members";
  /** The purse, e.g. "cash". */
  kind: string;
  /** The number of accounts. A purse of the house is spread over shards. */
  accounts: number;
  entries: bigint;
  /** In ledger units. All lines of a merchant add up to 0. */
  balance: bigint;
};

/** The balance of each kind of purse of a merchant: the house's, and all members' together. */
export async function trialBalance(tx: Transaction, merchant: string): Promise<TrialLine[]> {
  const { rows } = await tx.execute<
    Record<"side" | "kind" | "accounts" | "entries" | "balance", string>
  >(sql`
    select case when owner = ${HOUSE} then 'house' else 'members' end as side, kind,
      count(*)::text as accounts, sum(entry_count)::text as entries, sum(balance)::text as balance
    from ledger_accounts where merchant = ${merchant} group by 1, 2 order by 1, 2`);
  return rows.map(({ side, kind, accounts, entries, balance }) => ({
    side: side === "house" ? "house" : "members",
    kind,
    accounts: Number(accounts),
    entries: BigInt(entries),
    balance: BigInt(balance),
  }));
}
