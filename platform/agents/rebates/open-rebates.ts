import { and, eq, ne } from "drizzle-orm";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../core/merchant/text-terms.ts";
import { wantRun } from "../../core/work/runs.ts";
import { periodsEnded } from "../../domain/contracts/pay-period.ts";
import { localDay } from "../../domain/local-time.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { memberRates } from "../../store/schema/member-rates.ts";
import { rebateDays } from "../../store/schema/rebate.ts";
import { noteWork } from "../../store/work/work-notes.ts";

/** The kind of the runner that makes and pays rebates. */
export const REBATES_RUN = "payRebates";

/**
 * Opens the merchant's days that ended between two instants, each once, and wakes the run that makes
 * their rebates. Does nothing where nobody has a rate. `finish` ends the caller's run in the same
 * transaction.
 */
export async function openRebates(
  { store, merchant }: { store: Store; merchant: MerchantRow },
  { since, until }: { since: Date; until: Date },
  finish: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { code } = merchant;
  const { timeZone } = textTermsOf(merchant);
  const days = { since: localDay(since, timeZone), day: localDay(until, timeZone) };
  const rows = periodsEnded(["daily"], days).map(({ from: day }) => ({
    ...{ merchant: code, day, state: "OPEN" as const, dueAt: until },
  }));
  await store.inMerchant(code, async (tx) => {
    if (rows.length > 0 && (await hasRates(tx, code))) {
      await tx.insert(rebateDays).values(rows).onConflictDoNothing();
      await wantRun(tx, { merchant: code, kind: REBATES_RUN }, until);
      noteWork(tx, { merchant: code, about: REBATES_RUN });
    }
    await finish(tx);
  });
}

async function hasRates(tx: Transaction, merchant: string): Promise<boolean> {
  const [any] = await tx
    .select({ member: memberRates.member })
    .from(memberRates)
    .where(and(eq(memberRates.merchant, merchant), ne(memberRates.category, "LOTT")))
    .limit(1);
  return any !== undefined;
}
