import { sealLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { RoundsContext } from "./end-stuck-rounds.ts";
import { noteFinding } from "./findings.ts";

/**
 * Verifies a merchant's books from their seals, on the first of the month as a whole, and seals them
 * when they are sound. Each problem becomes a finding, all in one transaction in which `finish` ends
 * the run.
 */
export async function reconcileBooks(
  context: RoundsContext,
  finish?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { store, merchant, clock, random } = context;
  const { code } = merchant;
  const now = clock.now();
  const isWhole = now.getUTCDate() === 1;
  const checked = await sealLedger(store.db, code, { random, now, isWhole });
  const problems = [...checked, ...(await verifySums(store.db, code))];
  await store.inMerchant(code, async (tx) => {
    for (const { problem, subject } of problems) {
      const finding = { merchant: code, kind: "BOOK_DIFFERS", party: "ledger" } as const;
      const named = { ...finding, subject: `${problem} ${subject}`, details: { problem } };
      await noteFinding(tx, named, clock.now());
    }
    await finish?.(tx);
  });
}
