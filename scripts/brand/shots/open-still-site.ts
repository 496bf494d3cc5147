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
  /** The folder of its database; existing content is deleted. */
  dataDir: string;
  /** Codes of those that it is filled with. */
  merchants: readonly string[];
};

/**
 * Starts the built site on a new database, as a process of its own, and waits until its clock stands
 * still. Throws when it ends before, or needs more than three minutes.
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

/** All variables of its server: it seeds, plays and pays, which only its own database may see. */
export function stillVariables(
  { port, dataDir, merchants }: Wanted,
  shell?: Shell,
): NodeJS.ProcessEnv {
  const own = { PORT: String(port), DATA_DIR: dataDir, DEMO_BRANDS: merchants.join(",") };
  return ownVariables({ ...own, NODE_ENV: "production", LOG_LEVEL: "warn" }, shell);
}
