import { readEnv } from "#env";
import { openDatabase } from "../server/backend/open-database.ts";
import { run } from "../server/run.ts";
import { restartingChild } from "./lib/restarting-child.ts";

/**
 * Keeps the database open over restarts and runs the server, which restarts when the platform, the
 * vendors or the server change. Vite swaps the site's own modules without a restart.
 */
await run(async () => {
  const env = readEnv();
  const address = `http://${env.HOST}:${env.PORT}`;
  const database = env.PLATFORM_URL
    ? undefined
    : await openDatabase(env, { address, log: console.log });
  const child = restartingChild({
    script: "scripts/lib/dev-server.ts",
    watched: ["env.ts", "server.ts", "server", "platform", "vendors"],
    env: { ...process.env, ...(database && { DATABASE_URL: database.url }) },
  });
  return {
    async close() {
      await child.close();
      await database?.stop();
    },
  };
});
