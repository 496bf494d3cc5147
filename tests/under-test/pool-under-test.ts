import { eq } from "drizzle-orm";
import { testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { balanceOf } from "../../platform/money/ledger/balance-of.ts";
import { runJackpot } from "../../platform/play/jackpot/run-jackpot.ts";
import { jackpotHits, jackpotPools } from "../../platform/store/schema/jackpot.ts";
import { merchants } from "../../platform/store/schema/merchant.ts";
import { messages } from "../../platform/store/schema/notice.ts";

export const TERMS = { seed: "100.00", hitMin: "101.00", hitMax: "101.00", shareBasisPoints: 50 };

/** A table with a balance of 1,000,000.00, at a merchant that runs a pot. */
export async function freshPool(
  options: { terms?: Partial<typeof TERMS>; gameType?: "RNG" | "LIVE" } = {},
) {
  const table = await freshTable({ balance: 10_000_000_000n, gameType: options.gameType ?? "RNG" });
  const { store } = table;
  const { code } = table.merchant;
  const settings = { jackpot: { ...TERMS, ...options.terms } };
  const own = eq(merchants.code, code);
  await store.db.update(merchants).set({ settings }).where(own);
  const context = await testContext(table);
  const parts = { ...context, merchant: { ...context.merchant, settings } };
  let played = 0;
  const pool = async () => {
    const [row] = await store.inMerchant(code, (tx) =>
      tx.select().from(jackpotPools).where(eq(jackpotPools.merchant, code)),
    );
    return row!;
  };
  return {
    ...table,
    context,
    parts,
    run: () => runJackpot(parts),
    /** A bet with its win in a round that closes. */
    spin: async (amount: string, winAmount = "0") => {
      played += 1;
      // One at a time, so that their entries have the order of the test.
      table.clock.advance(1);
      const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
      return table.betwin({ ...ids, amount, winAmount });
    },
    pool,
    hits: () =>
      store.inMerchant(code, (tx) =>
        tx
          .select()
          .from(jackpotHits)
          .where(eq(jackpotHits.merchant, code))
          .orderBy(jackpotHits.round),
      ),
    messages: () =>
      store.inMerchant(code, (tx) => tx.select().from(messages).where(eq(messages.merchant, code))),
    booked: () => balanceOf(store.db, { merchant: code, owner: "house", kind: "jackpot" }),
  };
}
