import { verifyAudit } from "../../core/audit/verify-audit.ts";
import { sealLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { RoundsContext } from "./end-stuck-rounds.ts";
import { noteFinding } from "./findings.ts";
import { noteSoundBooks } from "./note-sound-books.ts";

/**
 * Verifies a merchant's logs, and its books from their seals, on the first of the month as a whole.
 * Sound books are sealed, and their time is stored. Each problem becomes a finding, all in one
 * transaction in which `finish` ends the run.
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
  const sums = await verifySums(store.db, code);
  const problems = [...checked, ...sums, ...(await verifyAudit(store.db, code))];
  await store.inMerchant(code, async (tx) => {
    for (const { problem, subject } of problems) {
      const finding = { merchant: code, kind: "BOOK_DIFFERS", party: "ledger" } as const;
      const named = { ...finding, subject: `${problem} ${subject}`, details: { problem } };
      await noteFinding(tx, named, clock.now());
    }
    if (problems.length === 0) await noteSoundBooks(tx, code, { isWhole, now });
    await finish?.(tx);
  });
}
