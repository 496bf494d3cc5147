import { readFileSync } from "node:fs";

export type Held = {
  /** Bytes of memory now. */
  memory: number;
  /** The most that it ever held. */
  memoryMost: number;
  /** Seconds of a processor, its threads and ended children included: what else the machine does adds little. */
  processor: number;
};

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** What a process takes of the machine; undefined where the system does not tell, or when it has ended. */
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
