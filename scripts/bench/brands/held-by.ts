import { readFileSync } from "node:fs";

export type Held = {
  /** Current memory in bytes. */
  memory: number;
  /** The peak memory. */
  memoryMost: number;
  /**
   * Seconds of processor time, including threads and ended children; the machine's other work adds
   * little.
   */
  processor: number;
};

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/**
 * The resources that a process uses; undefined when the system does not report them, or the process
 * has ended.
 */
export function heldBy(pid: number | undefined): Held | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const of = (name: string) => Number(status.split(`${name}:`)[1]?.trim().split(" ")[0]) * 1024;
    const times = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const ticks = times.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
    const found = { memory: of("VmRSS"), memoryMost: of("VmHWM"), processor: ticks / TICKS };
    return Number.isNaN(found.memoryMost) ? undefined : found;
  } catch {
    return undefined;
  }
}
