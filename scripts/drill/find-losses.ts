import { openStore, type Store } from "#platform/store/open-store.ts";
import { countMissing, keysOf } from "../crash/count-missing.ts";
import type { Acknowledged } from "../crash/load.ts";
import { verifyBooks } from "../ledger/verify-books.ts";

export type Losses = { lost: number[]; problems: string[] };

/**
 * Counts, for each list of acknowledged bets, the transfers that a restored server lacks, and reads
 * all books from their first entry. A problem is one line.
 */
export async function findLosses(url: string, lists: Acknowledged[][]): Promise<Losses> {
  const store = await openStore({ url, poolSize: 2 });
  try {
    const lost: number[] = [];
    for (const bets of lists) lost.push(await countLost(store, bets));
    return { lost, problems: await wrongBooks(store) };
  } finally {
    await store.close();
  }
}

async function countLost(store: Store, bets: readonly Acknowledged[]): Promise<number> {
  const byMerchant = Map.groupBy(bets, ({ player }) => player.merchant);
  let lost = 0;
  for (const [merchant, own] of byMerchant) {
    lost += await countMissing(store, merchant, own.flatMap(keysOf));
  }
  return lost;
}

/** What `ledger verify --whole` finds in the books of all merchants, or of one. */
export async function wrongBooks(store: Store, only?: string): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const found = await verifyBooks(store, { say, only, now: new Date() });
  return found === 0 ? [] : lines.filter((line) => /problems$|^ {2}[A-Z_]+ /.test(line));
}
