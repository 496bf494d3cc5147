import { spawn } from "node:child_process";
import { once } from "node:events";
import { readEnv } from "#env";
import { openDatabase } from "../server/open-database.ts";
import { run } from "../server/run.ts";

/**
 * Keeps the database open over restarts and runs the server below it: Node's watch restarts that
 * when the platform, the vendors or the server change, and Vite swaps the site's modules by itself.
 */
await run(async () => {
  const env = readEnv();
  const address = `http://${env.HOST}:${env.PORT}`;
  const database = env.PLATFORM_URL
    ? undefined
    : await openDatabase(env, { address, log: console.log });
  const args = ["--watch", "--watch-preserve-output", "scripts/dev-server.ts"];
  const child = spawn(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...(database && { DATABASE_URL: database.url }) },
  });
  const ended = once(child, "exit");
  return {
    async close() {
      child.kill("SIGTERM");
      await ended;
      await database?.stop();
    },
  };
});
