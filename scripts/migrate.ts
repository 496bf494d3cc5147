import { readEnv } from "#env";
import { openDatabase } from "../server/backend/open-database.ts";
import { prepareDatabase } from "../server/backend/prepare-database.ts";
import { run } from "../server/run.ts";

/**
 * Migrates the operator's database as its owner (DATABASE_OWNER_URL), whose name no server knows, or
 * the embedded one, which a server also migrates when it starts.
 */
await run(async () => {
  // The owner's name suffices: a migration needs none of the servers' secrets.
  const { DATABASE_OWNER_URL: url, DATABASE_OWNER_URL_FILE: file } = process.env;
  const own = { DATABASE_OWNER_URL: url, DATABASE_OWNER_URL_FILE: file };
  const { DATABASE_OWNER_URL } = readEnv(url || file ? own : undefined);
  if (DATABASE_OWNER_URL) {
    await prepareDatabase(DATABASE_OWNER_URL);
  } else {
    const options = { address: "npm run migrate", log: console.log };
    await (await openDatabase(readEnv(), options)).stop();
  }
  console.log("The database is up to date.");
  return { close: async () => {} };
});
