import { and, eq, isNull } from "drizzle-orm";
import { writeMessage } from "../../core/outbox/write-message.ts";
import { formatAmount } from "../../domain/money.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { jackpotHits } from "../../store/schema/jackpot.ts";
import { moveOnce } from "./move-once.ts";
import type { JackpotContext } from "./run-jackpot.ts";

/**
 * Pays the won pots, each with its message in one transaction. It is separate from feeding, so that
 * the locked pool's row never waits for a player's purse.
 */
export async function payHits(context: JackpotContext): Promise<void> {
  const { store, merchant, clock } = context;
  const unpaid = and(eq(jackpotHits.merchant, merchant.code), isNull(jackpotHits.paidAt));
  const waiting = await store.inMerchant(merchant.code, (tx) =>
    tx.select({ round: jackpotHits.round }).from(jackpotHits).where(unpaid),
  );
  for (const { round } of waiting) {
    await store.inMerchant(merchant.code, async (tx) => {
      const [hit] = await tx
        .select()
        .from(jackpotHits)
        .where(and(unpaid, eq(jackpotHits.round, round)))
        .for("update", { skipLocked: true });
      if (!hit) return;
      const paidAt = clock.now();
      await moveOnce(tx, {
        merchant: merchant.code,
        key: `jackpot:${round}:prize`,
        kind: "jackpot",
        from: { owner: HOUSE, kind: "jackpot" },
        to: { owner: hit.member, kind: "cash" },
        amount: hit.amount,
        at: paidAt,
      });
      const details = { amount: formatAmount(hit.amount), round: String(round) };
      await writeMessage(context, tx, hit.member, "jackpotWon", details);
      await tx
        .update(jackpotHits)
        .set({ paidAt })
        .where(and(unpaid, eq(jackpotHits.round, round)));
    });
  }
}
