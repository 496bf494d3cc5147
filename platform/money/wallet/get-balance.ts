import { and, desc, eq, gt, inArray, like, or, sql } from "drizzle-orm";
import { ROUND_HIDDEN_MS } from "../../contract/money/round-hidden.ts";
import type { balance as balanceCall } from "../../contract/money/wallet.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { prepared } from "../../store/open-store.ts";
import { ledgerAccounts } from "../../store/schema/ledger.ts";
import { rounds } from "../../store/schema/round.ts";

/** More rounds than one player can play within `ROUND_HIDDEN_MS`. */
const LATEST_ROUNDS = 30;

/**
 * The member's money in ledger units of the merchant's currency: cash, transit and the purses at
 * vendors. `payouts` holds the rounds of the last `ROUND_HIDDEN_MS` that paid something.
 */
export async function getBalance(context: Context): Promise<ValueOf<typeof balanceCall>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const since = new Date(clock.now().getTime() - ROUND_HIDDEN_MS).toISOString();
  const asked = { merchant: merchant.code, memberId, since };
  const held = await store.reading(merchant.code, (reader) => heldBy(reader).execute(asked));
  const cash = held.find((account) => account.kind === "cash")?.balance ?? 0n;
  // A negative purse waits for its rounds to be reported. What it returned is in the cash already.
  const outside = held
    .filter((account) => account.kind !== "cash" && account.balance > 0n)
    .reduce((sum, account) => sum + account.balance, 0n);
  const payouts = held[0]?.payouts ?? [];
  return {
    sumBalance: cash + outside,
    outside,
    currency: merchant.currency,
    payouts: payouts.map(({ roundId, payout }) => ({ roundId, payout: BigInt(payout) })),
  };
}

const { kind, balance } = ledgerAccounts;
const ofMerchant = sql.placeholder("merchant");
const ofMember = sql.placeholder("memberId");

/** One statement, so that a payout is listed exactly when the balance contains it. */
const heldBy = prepared((reader) => {
  const latest = reader
    .select({ roundId: rounds.roundId, payout: rounds.payout, at: rounds.lastActivityAt })
    .from(rounds)
    .where(and(eq(rounds.merchant, ofMerchant), eq(rounds.member, ofMember)))
    .orderBy(desc(rounds.openedAt))
    .limit(LATEST_ROUNDS)
    .as("latest");
  const payouts = reader
    .select({
      list: sql`jsonb_agg(jsonb_build_object('roundId', ${latest.roundId}, 'payout', ${latest.payout}::text))`,
    })
    .from(latest)
    .where(
      and(gt(latest.at, sql`${sql.placeholder("since")}::timestamptz`), gt(latest.payout, 0n)),
    );
  return reader
    .select({
      kind,
      balance,
      payouts: sql<{ roundId: string; payout: string }[] | null>`(${payouts})`,
    })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.merchant, ofMerchant),
        eq(ledgerAccounts.owner, ofMember),
        or(inArray(kind, ["cash", "transit"]), like(kind, "purse:%")),
      ),
    )
    .prepare("member_balance");
});
