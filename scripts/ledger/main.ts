import { rebuildDays } from "#platform/play/days/fold-days.ts";
import { rebuildFacts } from "#platform/play/feed/fold-facts.ts";
import { rebuildSittings } from "#platform/play/sittings/fold-sittings.ts";
import { wordsOfError } from "#scripts/lib/command-line.ts";
import { openStaff } from "../merchant/open-staff.ts";
import { verifyBooks } from "./verify-books.ts";

const USAGE = "npm run ledger -- verify [merchant] [--whole], or rebuild <merchant>";

const REBUILDS = [rebuildFacts, rebuildDays, rebuildSittings];

/**
 * `verify` reads the books from their seals, with `--whole` from the first entry, and exits with 1
 * when anything is wrong. `rebuild` makes a merchant's facts, days and sittings anew from the feed of
 * settled rounds and the ledger.
 */
async function main(words: string[]): Promise<number> {
  const [act, only] = words.filter((word) => word !== "--whole");
  const isWhole = words.includes("--whole");
  if (act !== "verify" && !(act === "rebuild" && only)) {
    console.error(USAGE);
    return 1;
  }
  const { parts, close } = await openStaff();
  try {
    if (act === "rebuild") for (const rebuild of REBUILDS) await rebuild(parts.store, only!);
    const random = isWhole ? undefined : parts.random;
    const options = { say: console.log, only, random, now: parts.clock.now() };
    return (await verifyBooks(parts.store, options)) === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(wordsOfError(error));
  return 1;
});
