import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { MOVEMENTS_MAX, transferMany } from "../../money/ledger/transfer-many.ts";
import { lockMarks } from "../../play/feed/read-feed.ts";
import type { Transaction } from "../../store/open-store.ts";
import { lotteryDifferences } from "../../store/schema/lottery.ts";
import { DIFFERENCE_KIND, type DifferenceRow, differenceKey } from "./difference-row.ts";

/**
 * Pays the next lottery differences of the oldest unpaid run, at most 500, in the caller's
 * transaction. Returns false when none was left, or while another transaction pays.
 */
export async function payDifferences(
  tx: Transaction,
  merchant: string,
  now: Date,
): Promise<boolean> {
  const { run, agent, paidAt } = lotteryDifferences;
  const isUnpaid = and(eq(lotteryDifferences.merchant, merchant), isNull(paidAt));
  if (!(await lockMarks(tx, merchant, "lottery"))) return false;
  const unpaid = await tx
    .select()
    .from(lotteryDifferences)
    .where(isUnpaid)
    .orderBy(asc(run), asc(agent))
    .limit(MOVEMENTS_MAX);
  const [oldest] = unpaid;
  if (!oldest) return false;
  const due = unpaid.filter((row) => row.run === oldest.run);
  const outcomes = await transferMany(tx, { merchant, at: now, movements: due.map(toMovement) });
  const odd = outcomes.find(({ outcome }) => outcome !== "DONE");
  if (odd) throw new Error(`the movement of a lottery difference answered ${odd.outcome}`);
  const paid = due.map((row) => row.agent);
  await tx
    .update(lotteryDifferences)
    .set({ paidAt: now })
    .where(and(isUnpaid, eq(run, oldest.run), inArray(agent, paid)));
  return true;
}

const toMovement = (row: DifferenceRow) => ({
  ...{ key: differenceKey(row), kind: DIFFERENCE_KIND, amount: row.amount },
  from: { owner: "house", kind: "rebate" } as const,
  to: { owner: row.agent, kind: "cash" } as const,
});
