import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { emptyData } from "../empty-data.ts";
import { ownVariables, type Shell } from "../own-variables.ts";

const QUICK_IMPORTS = join(import.meta.dirname, "../../../server/quick-imports.ts");
const START_MS = 180_000;

type Wanted = {
  port: number;
  /** The folder of the database; existing content is deleted. */
  dataDir: string;
  /** The codes of the demonstration merchants. */
  merchants: readonly string[];
};

/**
 * Starts the built site on a new database, in its own process, and waits until its clock stands
 * still. Throws when the process ends early or needs more than three minutes.
 */
export async function openStillSite(wanted: Wanted) {
  await emptyData(wanted.dataDir);
  const child = fork(join(import.meta.dirname, "still-server.ts"), {
    env: stillVariables(wanted),
    execArgv: ["--import", QUICK_IMPORTS],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const waiting = new AbortController();
  const outcome = await Promise.race([
    once(child, "message").then(() => "still"),
    ended.then(() => "ended"),
    delay(START_MS, "late", { signal: waiting.signal }).catch(() => "late"),
  ]);
  waiting.abort();
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await ended;
  };
  if (outcome === "still") return { stop };
  await stop();
  throw new Error("The site for the pictures does not start: see above.");
}

/**
 * All variables of the server. It gets none of the shell's, because it seeds, plays and pays only
 * in its own database.
 */
export function stillVariables(
  { port, dataDir, merchants }: Wanted,
  shell?: Shell,
): NodeJS.ProcessEnv {
  const own = { PORT: String(port), DATA_DIR: dataDir, DEMO_BRANDS: merchants.join(",") };
  return ownVariables({ ...own, DEMO_DAYS: "0", NODE_ENV: "production", LOG_LEVEL: "warn" }, shell);
}
