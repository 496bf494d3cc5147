import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "./place.ts";

/**
 * Removes the lock files of a killed server. PostgreSQL does so itself, unless the old process id
 * now belongs to another program, or to an unreaped process as in many containers. The caller holds
 * the start lock. Returns false while a process of the old server is alive. Then nothing is
 * removed, because the locks protect the data from a second server.
 */
export function clearStaleLocks({ cluster }: Place, socketFolder: string): boolean {
  if (process.platform !== "linux" || !existsSync(cluster)) return true;
  if (inhabitants(realpathSync(cluster)).length > 0) return false;
  rmSync(join(cluster, "postmaster.pid"), { force: true });
  rmSync(join(socketFolder, ".s.PGSQL.5432.lock"), { force: true });
  return true;
}

/**
 * Ends processes that outlive their killed server, such as a backend stuck in writing to a client.
 * No server starts until they are gone, and recovery restores everything they hold. Does nothing
 * when one of them is another's parent: then their server is alive.
 */
export function endOrphans({ cluster }: Place): void {
  if (process.platform !== "linux" || !existsSync(cluster)) return;
  const left = inhabitants(realpathSync(cluster));
  const pids = new Set(left.map(({ pid }) => pid));
  if (left.some(({ parent }) => pids.has(parent))) return;
  for (const { pid } of left) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // The process ended in between.
    }
  }
}

/** Every process of a PostgreSQL server works in its data folder. */
function inhabitants(cluster: string): { pid: number; parent: number }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent] =
          /\(postgres\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, "utf8")) ?? [];
        const isHere = parent && readlinkSync(`/proc/${name}/cwd`) === cluster;
        return isHere ? [{ pid: Number(name), parent: Number(parent) }] : [];
      } catch {
        return [];
      }
    });
}
