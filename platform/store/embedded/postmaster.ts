import type { ChildProcess } from "node:child_process";
import { chownSync, closeSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { spawnGuarded } from "./guard.ts";
import type { Place } from "./place.ts";

export type Postmaster = {
  pid: number;
  socketFolder: string;
  /** True when the server reports its readiness itself. Asking a recovering server delays it. */
  saysReady?: boolean;
  child?: ChildProcess;
};

/** Settings of PostgreSQL by their names. */
export type Settings = Readonly<Record<string, string>>;

const SETTINGS: Settings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  port: "5432",
  max_connections: "120",
  shared_buffers: "128MB",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  checkpoint_timeout: "15min",
  random_page_cost: "1.1",
  // Compiling costs more than it saves: every query here is short.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // A refused statement quotes its values. The platform logs it without them.
  log_min_messages: "log",
  log_error_verbosity: "terse",
  // Everything is synced before the log is read after a crash. One call per file took seconds.
  ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
};

/** The live server of this data folder, left by a killed run or held by another process. */
export function findPostmaster({ cluster }: Place): Postmaster | undefined {
  const lines = readLines(join(cluster, "postmaster.pid"));
  const [pidLine, , , , socketFolder, , , status] = lines;
  const pid = Number(pidLine);
  if (!pid || !socketFolder || !isPostgres(pid)) return undefined;
  return { pid, socketFolder, saysReady: status?.trim() === "ready" };
}

/** Starts the server outside our own process group, so that Ctrl-C reaches only ourselves. */
export function spawnPostmaster(
  place: Place,
  socketFolder: string,
  own: Settings = {},
): Postmaster {
  const { binaries, cluster, owner } = place;
  const log = openSync(join(dirname(cluster), "postgres.log"), "a", 0o600);
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(join(dirname(cluster), "postgres.log"), owner.uid, owner.gid);
  }
  const settings = { ...SETTINGS, ...own, unix_socket_directories: socketFolder };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const program = join(binaries.root, "bin/postgres");
  const output = [log, log];
  const child = spawnGuarded(program, ["-D", cluster, ...args], owner, { detached: true, output });
  closeSync(log);
  child.on("error", () => {});
  child.unref();
  return { pid: child.pid ?? 0, socketFolder, child };
}

/** Ends the server. Open transactions are rolled back; everything committed is on the disk. */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  if (pid && isPostgres(pid)) process.kill(pid, "SIGINT");
  const deadline = Date.now() + 30_000;
  while (pid && isPostgres(pid) && Date.now() < deadline) await delay(10);
}

function readLines(file: string) {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

function isPostgres(pid: number) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  if (process.platform !== "linux") return true;
  try {
    const state = readFileSync(`/proc/${pid}/stat`, "utf8");
    return state.includes("(postgres)") && !state.includes("(postgres) Z");
  } catch {
    return false;
  }
}
