import pg from "pg";
import { BadVariable, readEnv } from "#env";
import { WrongUse, wordsOfError } from "#scripts/lib/command-line.ts";
import { copyMerchant } from "./merchant/copy-merchant.ts";

/**
 * Copies one merchant's rows from a restored database (RESTORED_DATABASE_URL) into the running one
 * (DATABASE_OWNER_URL), both as their owner. node scripts/drill/restore-merchant.ts <merchant>
 */
async function main([merchant]: string[]): Promise<void> {
  const { RESTORED_DATABASE_URL, DATABASE_OWNER_URL } = ownVariables();
  if (!merchant || !RESTORED_DATABASE_URL || !DATABASE_OWNER_URL) {
    throw new WrongUse(
      "RESTORED_DATABASE_URL and DATABASE_OWNER_URL name the databases: node scripts/drill/restore-merchant.ts <merchant>",
    );
  }
  const source = new pg.Client({ connectionString: RESTORED_DATABASE_URL });
  const target = new pg.Client({ connectionString: DATABASE_OWNER_URL });
  try {
    await Promise.all([source.connect(), target.connect()]);
    const { tables, rows } = await copyMerchant(source, target, merchant);
    console.log(`${rows} rows of ${tables} tables are back.`);
    console.log(`Verify them: npm run ledger -- verify ${merchant} --whole`);
  } finally {
    await Promise.allSettled([source.end(), target.end()]);
  }
}

/** These two alone: it needs none of the servers' secrets. */
function ownVariables() {
  const isOwn = (name: string) => /^(RESTORED_DATABASE|DATABASE_OWNER)_URL(_FILE)?$/.test(name);
  return readEnv(Object.fromEntries(Object.entries(process.env).filter(([name]) => isOwn(name))));
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BadVariable ? error.message : wordsOfError(error));
  process.exitCode = 1;
});
