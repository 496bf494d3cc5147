import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { guardProcess } from "#platform/store/embedded/guard.ts";
import { isReady } from "#platform/store/embedded/is-ready.ts";
import { findUnprivileged } from "#platform/store/embedded/place.ts";

export type DistributionServer = { version: string; url: string; stop(): Promise<void> };

/** The folder of each PostgreSQL version on Debian and its relatives. */
const DEBIAN = "/usr/lib/postgresql";
const OLDEST = 15;
const START_MS = 30_000;
/** The data is temporary, so nothing waits for the disk. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "120",
  fsync: "off",
  full_page_writes: "off",
  jit: "off",
  timezone: "UTC",
};

/** Starts the distribution's oldest supported server with its own data. Null when there is none. */
export async function distributionServer(options: {
  password: string;
}): Promise<DistributionServer | null> {
  const version = oldestVersion();
  if (!version) return null;
  const bin = join(DEBIAN, version, "bin");
  const other = process.getuid?.() === 0 ? findUnprivileged() : undefined;
  const owner = other ?? {};
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const secret = join(folder, "password");
  writeFileSync(secret, options.password, { mode: 0o600 });
  if (other) for (const path of [folder, secret]) chownSync(path, other.uid, other.gid);
  const cluster = join(folder, "data");
  const made = ["-D", cluster, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${secret}`];
  const words = ["-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(join(bin, "initdb"), [...made, ...words], { ...owner, cwd: "/", stdio: "pipe" });

  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", cluster, "-p", String(port), ...settings];
  const child = spawn(join(bin, "postgres"), args, { ...owner, cwd: "/", stdio: "ignore" });
  const guard = guardProcess(child.pid, owner);
  child.once("exit", guard.release);
  const url = `postgresql://postgres:${options.password}@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill("SIGINT");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`PostgreSQL ${version} of the distribution does not start.`);
    }
    await delay(50);
  }
  return { version, url, stop };
}

function oldestVersion(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .filter((name) => Number(name) >= OLDEST && existsSync(join(DEBIAN, name, "bin/postgres")))
    .sort((one, other) => Number(one) - Number(other))[0];
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
