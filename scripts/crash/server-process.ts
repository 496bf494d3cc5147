import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { startServerProcess } from "../lib/server-process.ts";

export type Setup = { dataDir: string; port: number; masterSecret: string };

/** Starts platform and vendors as a process of their own and waits until they are ready. */
export async function startProcess({ dataDir, port, masterSecret }: Setup): Promise<ChildProcess> {
  const env = {
    DATA_DIR: dataDir,
    PLATFORM_PORT: String(port),
    MASTER_SECRET: masterSecret,
    LOG_LEVEL: "error",
  };
  const url = `http://127.0.0.1:${port}/ready`;
  const { child } = await startServerProcess({ args: ["scripts/platform.ts"], url, env });
  return child;
}

/** Ends the process with SIGKILL, and the database's main process with it when asked. */
export async function killProcess(child: ChildProcess, { dataDir }: Setup, withDatabase: boolean) {
  const ended = once(child, "exit");
  if (withDatabase) {
    const [pid] = readFileSync(`${dataDir}/pg18/postmaster.pid`, "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
  }
  child.kill("SIGKILL");
  await ended;
}
