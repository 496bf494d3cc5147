import { and, eq, inArray, sql } from "drizzle-orm";
import { PERIOD_LENGTHS, type PeriodLength } from "../../contract/agents/contract-kinds.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../core/merchant/text-terms.ts";
import { wantRun } from "../../core/work/runs.ts";
import { periodName, periodsEnded } from "../../domain/contracts/pay-period.ts";
import { localDay } from "../../domain/local-time.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { contracts } from "../../store/schema/contract.ts";
import { payPeriods } from "../../store/schema/pay.ts";
import { noteWork } from "../../store/work/work-notes.ts";

/** The kind of the runner that makes and pays bills. */
export const PAY_RUN = "payBills";

/** The kinds whose periods are whole days. */
type DayKind = "dividend" | "daily";

const LENGTHS: Record<DayKind, readonly PeriodLength[]> = {
  dividend: ["semimonthly", "monthly"],
  daily: PERIOD_LENGTHS,
};
const EARNING = ["ACTIVE", "TERMINATION_REQUESTED", "TERMINATED", "REPLACED"] as const;

type Due = {
  kind: DayKind;
  /** The local days after that of `since`, up to that of `until`, end periods. */
  since: Date;
  until: Date;
};

/**
 * Opens the periods of a kind that have ended, each once, and wakes the run that makes their bills.
 * `finish` ends the caller's run in the same transaction.
 */
export async function openPeriods(
  { store, merchant }: { store: Store; merchant: MerchantRow },
  { kind, since, until }: Due,
  finish: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { code } = merchant;
  const { timeZone } = textTermsOf(merchant);
  const days = { since: localDay(since, timeZone), day: localDay(until, timeZone) };
  await store.inMerchant(code, async (tx) => {
    const known = await lengthsOf(tx, code, kind);
    const ended = periodsEnded(
      LENGTHS[kind].filter((length) => known.has(length)),
      days,
    );
    const rows = ended.map((period) => ({
      ...{ merchant: code, kind, period: periodName(period), state: "OPEN" as const },
      ...{ fromDay: period.from, toDay: period.to, dueAt: until },
    }));
    if (rows.length > 0) {
      await tx.insert(payPeriods).values(rows).onConflictDoNothing();
      await wantPay(tx, code, until);
    }
    await finish(tx);
  });
}

/** The lengths of periods that any contract of the kind has or had. */
async function lengthsOf(tx: Transaction, merchant: string, kind: DayKind) {
  const length = sql<string>`${contracts.terms} ->> 'period'`;
  const rows = await tx
    .selectDistinct({ length })
    .from(contracts)
    .where(
      and(
        eq(contracts.merchant, merchant),
        eq(contracts.kind, kind),
        inArray(contracts.state, [...EARNING]),
      ),
    );
  return new Set(rows.map((row) => row.length));
}

/** Wakes the run that makes and pays bills. */
export async function wantPay(tx: Transaction, merchant: string, at: Date): Promise<void> {
  await wantRun(tx, { merchant, kind: PAY_RUN }, at);
  noteWork(tx, { merchant, about: PAY_RUN });
}
