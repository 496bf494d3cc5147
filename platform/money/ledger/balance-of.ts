import { sql } from "drizzle-orm";
import type { Executor } from "../../store/open-store.ts";
import type { Purse } from "./purse.ts";

/** The balance of a purse in ledger units; 0 before its first movement. */
export async function balanceOf(
  executor: Executor,
  purse: Purse & { merchant: string },
): Promise<bigint> {
  const { rows } = await executor.execute<{ balance: string }>(
    sql`select ledger_balance(${purse.merchant}, ${purse.owner}, ${purse.kind}) as balance`,
  );
  return BigInt(rows[0]!.balance);
}
