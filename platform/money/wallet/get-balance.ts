import { and, eq, inArray, like, or, sql } from "drizzle-orm";
import type { balance as balanceCall } from "../../contract/money/wallet.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { prepared } from "../../store/open-store.ts";
import { ledgerAccounts } from "../../store/schema/ledger.ts";

/**
 * The member's money in ledger units of the merchant's currency: cash, transit and the purses at
 * vendors.
 */
export async function getBalance(context: Context): Promise<ValueOf<typeof balanceCall>> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const asked = { merchant: merchant.code, memberId };
  const held = await store.reading(merchant.code, (reader) => heldBy(reader).execute(asked));
  const cash = held.find((account) => account.kind === "cash")?.balance ?? 0n;
  // A negative purse waits for its rounds to be reported. What it returned is in the cash already.
  const outside = held
    .filter((account) => account.kind !== "cash" && account.balance > 0n)
    .reduce((sum, account) => sum + account.balance, 0n);
  return { sumBalance: cash + outside, outside, currency: merchant.currency };
}

const { kind, balance } = ledgerAccounts;
const heldBy = prepared((reader) =>
  reader
    .select({ kind, balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.merchant, sql.placeholder("merchant")),
        eq(ledgerAccounts.owner, sql.placeholder("memberId")),
        or(inArray(kind, ["cash", "transit"]), like(kind, "purse:%")),
      ),
    )
    .prepare("member_balance"),
);
