import { rebuildDays } from "#platform/play/days/fold-days.ts";
import { rebuildFacts } from "#platform/play/feed/fold-facts.ts";
import { rebuildSittings } from "#platform/play/sittings/fold-sittings.ts";
import { wordsOfError } from "#scripts/lib/command-line.ts";
import { openStaff } from "../merchant/open-staff.ts";
import { verifyBooks } from "./verify-books.ts";

const USAGE = "npm run ledger -- verify [merchant], or rebuild <merchant>";

const REBUILDS = [rebuildFacts, rebuildDays, rebuildSittings];

/**
 * `verify` reads the books and exits with 1 when anything is wrong. `rebuild` makes a merchant's
 * facts, days and sittings anew from the feed of settled rounds and the ledger.
 */
async function main([act, only]: string[]): Promise<number> {
  if (act !== "verify" && !(act === "rebuild" && only)) {
    console.error(USAGE);
    return 1;
  }
  const { staff, close } = await openStaff();
  try {
    if (act === "rebuild") for (const rebuild of REBUILDS) await rebuild(staff.store, only!);
    return (await verifyBooks(staff.store, { say: console.log, only })) === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(wordsOfError(error));
  return 1;
});
