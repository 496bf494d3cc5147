import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

type Options = {
  args: string[];
  url: string;
  env: Record<string, string>;
  cwd?: string;
  /** How long it may take to answer first; a demonstration's first start fills its database. */
  withinMs?: number;
};
export type ServerProcess = { child: ChildProcess; stop(): Promise<void>; kill(): Promise<void> };

const QUICK_IMPORTS = join(import.meta.dirname, "../../server/quick-imports.ts");

/**
 * Starts a server as a separate process and waits until its url answers. The channel between them
 * tells the server when this process ends.
 */
export async function startServerProcess(options: Options): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", QUICK_IMPORTS, ...options.args], {
    cwd: options.cwd ?? join(import.meta.dirname, "../.."),
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const deadline = Date.now() + (options.withinMs ?? 120_000);
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(options.url).catch(() => null);
    if (answer && answer.status !== 503) {
      return { child, stop: () => end(child, "SIGTERM"), kill: () => end(child, "SIGKILL") };
    }
    await delay(50);
  }
  child.kill("SIGKILL");
  throw new Error(`${options.args.join(" ")} does not become ready at ${options.url}.`);
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}
