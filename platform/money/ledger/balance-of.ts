import { sql } from "drizzle-orm";
import type { Executor } from "../../store/open-store.ts";
import type { Purse } from "./purse.ts";

/** What lies in a purse, in ledger units; 0 where nothing was ever moved. */
export async function balanceOf(
  executor: Executor,
  purse: Purse & { merchant: string },
): Promise<bigint> {
  const { rows } = await executor.execute<{ balance: string }>(
    sql`select ledger_balance(${purse.merchant}, ${purse.owner}, ${purse.kind}) as balance`,
  );
  return BigInt(rows[0]!.balance);
}
