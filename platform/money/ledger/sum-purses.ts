import { and, eq, like, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { ledgerAccounts } from "../../store/schema/ledger.ts";

/** The member's money at each vendor by the ledger, without empty purses. */
export function sumPurses(tx: Transaction, merchant: string, memberId: string) {
  const { kind, balance } = ledgerAccounts;
  return tx
    .select({ name: vendors.name, amount: balance })
    .from(ledgerAccounts)
    .innerJoin(
      vendors,
      and(
        eq(vendors.merchant, ledgerAccounts.merchant),
        sql`${kind} = 'purse:' || ${vendors.code}`,
      ),
    )
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        eq(ledgerAccounts.owner, memberId),
        like(kind, "purse:%"),
        ne(balance, 0n),
      ),
    )
    .orderBy(vendors.position);
}
