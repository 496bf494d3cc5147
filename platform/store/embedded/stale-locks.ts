import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "./place.ts";

/**
 * Removes the lock files of a killed server. PostgreSQL does that by itself unless the old number
 * now belongs to another program, or to a corpse that nobody buries as in many containers. The
 * caller holds the start lock. Answers false while a process of the old server is still alive:
 * then nothing is touched, because those locks protect the data from a second server.
 */
export function clearStaleLocks({ cluster }: Place, socketFolder: string): boolean {
  if (process.platform !== "linux" || !existsSync(cluster)) return true;
  if (isInhabited(realpathSync(cluster))) return false;
  rmSync(join(cluster, "postmaster.pid"), { force: true });
  rmSync(join(socketFolder, ".s.PGSQL.5432.lock"), { force: true });
  return true;
}

/** Every process of a PostgreSQL server works in its data folder. */
function isInhabited(cluster: string): boolean {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        const isPostgres = readFileSync(`/proc/${pid}/stat`, "utf8").includes("(postgres)");
        return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === cluster;
      } catch {
        return false;
      }
    });
}
