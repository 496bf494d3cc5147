import { verifyAudit } from "#platform/core/audit/verify-audit.ts";
import type { Random } from "#platform/core/context.ts";
import { formatAmount } from "#platform/domain/money.ts";
import { trialBalance } from "#platform/money/ledger/trial-balance.ts";
import {
  verifyLedger,
  verifySinceSeals,
  verifySums,
} from "#platform/money/ledger/verify-ledger.ts";
import { listFindings } from "#platform/play/reconciliation/findings.ts";
import { noteSoundBooks } from "#platform/play/reconciliation/note-sound-books.ts";
import type { Store } from "#platform/store/open-store.ts";
import { merchants } from "#platform/store/schema/merchant.ts";

type Options = {
  say: (line: string) => void;
  only?: string | undefined;
  /** Chooses the accounts that are read from their first entry; without it all are. */
  random?: Random | undefined;
  now: Date;
};

/**
 * Verifies the books of one merchant or of all. Prints the balances and the open differences from
 * the vendors. Verifies the logs of staff and members. Stores when books were found sound. Returns the
 * number of problems. Each names its account and entry, its account, its transfer or its round.
 */
export async function verifyBooks(
  store: Store,
  { say, only, random, now }: Options,
): Promise<number> {
  const rows = await store.db
    .select({ code: merchants.code })
    .from(merchants)
    .orderBy(merchants.code);
  let found = 0;
  for (const { code } of rows.filter((row) => only === undefined || row.code === only)) {
    const sums = await verifySums(store.db, code);
    const checked = random
      ? await verifySinceSeals(store.db, code, random)
      : await verifyLedger(store.db, code);
    const problems = [...checked, ...sums, ...(await verifyAudit(store.db, code))];
    if (problems.length === 0) {
      await store.inMerchant(code, (tx) => noteSoundBooks(tx, code, { isWhole: !random, now }));
    }
    const lines = await store.inMerchant(code, (tx) => trialBalance(tx, code));
    const open = await store.inMerchant(code, (tx) => listFindings(tx, code));
    const entries = lines.reduce((sum, line) => sum + line.entries, 0n);
    const verdict = problems.length === 0 ? "sound" : `${problems.length} problems`;
    say(`${code}: ${entries} entries, ${verdict}`);
    for (const { side, kind, balance } of lines) {
      say(`  ${`${side} ${kind}`.padEnd(20)}${formatAmount(balance).padStart(20)}`);
    }
    for (const { problem, subject } of problems) say(`  ${problem} ${subject}`);
    const others = open.filter(({ kind }) => kind !== "BOOK_DIFFERS");
    for (const { kind, party, subject } of others) say(`  ${kind} ${party} ${subject}`);
    found += problems.length + others.length;
  }
  return found;
}
