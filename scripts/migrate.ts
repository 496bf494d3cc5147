import { readEnv } from "#env";
import { migrate } from "#platform/store/migrate.ts";
import { openDatabase } from "../server/backend/open-database.ts";
import { run } from "../server/run.ts";

/** Migrates the database without starting a server; a server also migrates when it starts. */
await run(async () => {
  const database = await openDatabase(readEnv(), { address: "npm run migrate", log: console.log });
  await migrate(database.url);
  await database.stop();
  console.log("The database is up to date.");
  return { close: async () => {} };
});
