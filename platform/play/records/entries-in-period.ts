import { gte, lt, type SQL, sql } from "drizzle-orm";
import { ledgerEntries } from "../../store/schema/ledger.ts";

/** How far the clocks of two machines that write to one purse may differ. */
const CLOCKS_APART_MS = 10 * 60_000;

/**
 * Conditions for the entries of the purse `own`, from `from` until before `to`. Entries are
 * numbered in the order of writing, so numbers find a period. No bet pays for an index over times;
 * only entries newer than the first instant are read.
 */
export function entriesInPeriod(
  own: SQL,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): SQL[] {
  const conditions: SQL[] = [];
  const { at, number } = ledgerEntries;
  if (from !== undefined) {
    const surelyBefore = new Date(Math.max(0, from - CLOCKS_APART_MS));
    conditions.push(
      gte(at, new Date(from)),
      sql`${number} > coalesce((select ${number} from ${ledgerEntries}
        where ${own} and ${at} < ${surelyBefore.toISOString()}::timestamptz
        order by ${number} desc limit 1), 0)`,
    );
  }
  if (to !== undefined) conditions.push(lt(at, new Date(to)));
  return conditions;
}
