import pg from "pg";
import { openStore } from "#platform/store/open-store.ts";
import { WrongUse } from "#scripts/lib/command-line.ts";
import type { Cluster } from "../cluster.ts";
import { wrongBooks } from "../find-losses.ts";
import { copyMerchant } from "./copy-merchant.ts";
import { fingerprints } from "./fingerprints.ts";
import { removeMerchant } from "./remove-merchant.ts";

/**
 * The loss of one merchant's rows alone: removes them in a running server and copies them from a
 * restored one. Then compares each table of all merchants, and verifies the books. Returns what is
 * wrong, one line each.
 */
export async function drillMerchant(
  restored: Cluster,
  running: Cluster,
  merchant: string,
): Promise<string[]> {
  const source = new pg.Client({ connectionString: restored.ownerUrl });
  const target = new pg.Client({ connectionString: running.ownerUrl });
  const store = await openStore({ url: running.url, poolSize: 2 });
  await Promise.all([source.connect(), target.connect()]);
  try {
    const [own, others] = await Promise.all([
      fingerprints(source, { only: merchant }),
      fingerprints(target, { without: merchant }),
    ]);
    await removeMerchant(target, merchant);
    const { tables, rows } = await copyMerchant(source, target, merchant);
    console.log(`  ${merchant}: ${rows} rows of ${tables} tables copied`);
    const problems = [
      ...differences(own, await fingerprints(target, { only: merchant })),
      ...differences(others, await fingerprints(target, { without: merchant })),
      ...(await wrongBooks(store)),
    ];
    if (!(await isRefused(source, target, merchant)))
      problems.push("a second copy was not refused");
    return problems.map((problem) => `${merchant}: ${problem}`);
  } finally {
    await Promise.all([source.end(), target.end(), store.close()]);
  }
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before]
    .filter(([table, print]) => after.get(table) !== print)
    .map(([table]) => `the rows of ${table} differ`);
}

async function isRefused(source: pg.Client, target: pg.Client, merchant: string) {
  try {
    await copyMerchant(source, target, merchant);
    return false;
  } catch (error) {
    return error instanceof WrongUse;
  }
}
