import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export type Setup = { dataDir: string; port: number; masterSecret: string };

/** Starts platform and vendors as a process of their own and waits until they are ready. */
export async function startProcess({ dataDir, port, masterSecret }: Setup): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PLATFORM_PORT: String(port),
    MASTER_SECRET: masterSecret,
    LOG_LEVEL: "error",
  };
  const child = spawn(process.execPath, ["scripts/platform.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) return child;
    await delay(50);
  }
  throw new Error("The server does not become ready.");
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
