import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { startServerProcess } from "../lib/server-process.ts";

export type Setup = { dataDir: string; port: number; masterSecret: string; hasSite: boolean };
export const VICTIMS = ["database", "platform", "site"] as const;
export type Victim = (typeof VICTIMS)[number];

/** The processes that are killed: each knows the others only by address. */
export type Victims = {
  kill(victim: Victim): Promise<void>;
  /**
   * Processes that ended although nothing killed them since their start. A crash of another is no
   * excuse.
   */
  fallen(): Victim[];
  /** Starts stopped processes and waits until all answer; returns the milliseconds of the last. */
  revive(): Promise<number>;
  stop(): Promise<void>;
};

const READY_MS = 60_000;

export function makeVictims(setup: Setup): Victims {
  const { dataDir, port, masterSecret } = setup;
  const running = new Map<Victim, ChildProcess>();
  const base = { DATA_DIR: dataDir, MASTER_SECRET: masterSecret, LOG_LEVEL: "error" };
  const start: Record<Victim, () => Promise<ChildProcess>> = {
    async database() {
      const child = spawn(process.execPath, ["scripts/crash/database.ts", dataDir], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const [url] = (await once(child.stdout, "data")) as [Buffer];
      databaseUrl = url.toString().trim();
      return child;
    },
    async platform() {
      const env = { ...base, PLATFORM_PORT: String(port), DATABASE_URL: databaseUrl };
      const url = readyUrl(port);
      return (await startServerProcess({ args: ["scripts/platform.ts"], url, env })).child;
    },
    async site() {
      const env = {
        ...base,
        PORT: String(port + 1),
        PLATFORM_URL: `http://127.0.0.1:${port}`,
        NODE_ENV: "production",
        DEPLOYMENT: "demo",
      };
      const url = readyUrl(port + 1);
      return (await startServerProcess({ args: ["server.ts"], url, env })).child;
    },
  };
  let databaseUrl = "";
  const killed = new Set<ChildProcess>();
  const wanted = VICTIMS.filter((victim) => victim !== "site" || setup.hasSite);
  const isAlive = (child: ChildProcess | undefined) =>
    child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    async kill(victim) {
      const child = running.get(victim)!;
      if (!isAlive(child)) return;
      killed.add(child);
      const ended = once(child, "exit");
      if (victim === "database") {
        const [pid] = readFileSync(`${dataDir}/pg18/postmaster.pid`, "utf8").split("\n");
        process.kill(Number(pid), "SIGKILL");
      }
      child.kill("SIGKILL");
      await ended;
    },
    fallen: () =>
      wanted.filter((victim) => {
        const child = running.get(victim);
        return child !== undefined && !isAlive(child) && !killed.has(child);
      }),
    async revive() {
      const startedAt = performance.now();
      const fallen = wanted.filter((victim) => !isAlive(running.get(victim)));
      // At the first start the address is not known yet; later all start at once, as with a
      // supervisor.
      if (!databaseUrl) running.set("database", await start.database());
      const others = fallen.filter((victim) => !isAlive(running.get(victim)));
      await Promise.all(others.map(async (one) => running.set(one, await start[one]())));
      await Promise.all(
        [port, ...(setup.hasSite ? [port + 1] : [])].map((one) => waitUntilReady(one)),
      );
      return performance.now() - startedAt;
    },
    async stop() {
      for (const victim of wanted.toReversed()) {
        const child = running.get(victim);
        if (!isAlive(child)) continue;
        child!.kill("SIGTERM");
        await once(child!, "exit");
      }
    },
  };
}

const readyUrl = (port: number) => `http://127.0.0.1:${port}/ready`;

async function waitUntilReady(port: number): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(readyUrl(port)).catch(() => null);
    if (answer?.ok) return;
    await delay(20);
  }
  throw new Error(`Nothing is ready at port ${port} within ${READY_MS} ms.`);
}
