import { wordsOfError } from "#scripts/lib/command-line.ts";
import { openStaff } from "../merchant/open-staff.ts";
import { verifyBooks } from "./verify-books.ts";

const USAGE = "npm run ledger -- verify [merchant]";

/** Verifies the ledger: npm run ledger -- verify. Exits with 1 when anything is wrong. */
async function main([act, only]: string[]): Promise<number> {
  if (act !== "verify") {
    console.error(USAGE);
    return 1;
  }
  const { staff, close } = await openStaff();
  try {
    return (await verifyBooks(staff.store, { say: console.log, only })) === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(wordsOfError(error));
  return 1;
});
