import { readFileSync } from "node:fs";

/** What a process holds in memory now, and the most that it ever held, in bytes; zeros where the system does not tell. */
export function memoryOf(pid: number | undefined): { now: number; most: number } {
  try {
    const text = readFileSync(`/proc/${pid}/status`, "utf8");
    const of = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1]) * 1024;
    return { now: of("VmRSS"), most: of("VmHWM") };
  } catch {
    return { now: 0, most: 0 };
  }
}
