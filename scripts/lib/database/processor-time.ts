import { readdirSync, readFileSync } from "node:fs";

const TICK_MS = 10;

/**
 * Processor milliseconds of this process and of the database of `postmaster`. They show the cost of
 * a piece of work on a busy machine too.
 */
export function processorTime(postmaster: number): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + databaseTime(postmaster);
}

/** Processor milliseconds of the database alone. It counts only on Linux. */
export function databaseTime(postmaster: number): number {
  if (process.platform !== "linux") return 0;
  const ticks = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ticksOf(pid, postmaster));
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS;
}

/** The postmaster's ticks include those of all its ended sessions. */
function ticksOf(pid: string, postmaster: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const times = fields.slice(11, Number(pid) === postmaster ? 15 : 13).map(Number);
    const isOurs = Number(pid) === postmaster || Number(fields[1]) === postmaster;
    return isOurs ? times.reduce((sum, one) => sum + one, 0) : 0;
  } catch {
    return 0;
  }
}
