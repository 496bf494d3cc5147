import type { Period } from "./period.ts";

const DAY_MS = 86_400_000;

type Formats = Record<"clock" | "day", Intl.DateTimeFormat>;
const zones = new Map<string, Formats>();

/** A formatter costs more than using it a hundred times, so each zone's are made once. */
function inZone(timeZone: string): Formats {
  const day = { timeZone, dateStyle: "short" } as const;
  const formats = zones.get(timeZone) ?? {
    clock: new Intl.DateTimeFormat("sv-SE", { ...day, timeStyle: "medium" }),
    day: new Intl.DateTimeFormat("sv-SE", day),
  };
  zones.set(timeZone, formats);
  return formats;
}

/** The zone's offset from UTC at an instant, in milliseconds. */
function aheadOfUtc(at: number, timeZone: string): number {
  const clock = inZone(timeZone).clock.format(at);
  return Date.parse(`${clock.replace(" ", "T")}Z`) - Math.floor(at / 1000) * 1000;
}

/** The first instant of a calendar day in a zone, also where a clock change skips midnight. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - aheadOfUtc(midnight, timeZone);
  const better = midnight - aheadOfUtc(guess, timeZone);
  const within = [guess, better].filter((at) => todayIn(timeZone, at) >= day);
  return Math.min(...within);
}

/** The first instant of a period and the first one after it. */
export function instantsOf({ from, to }: Period, timeZone: string): { from: number; to: number } {
  const next = new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return { from: startOfDay(from, timeZone), to: startOfDay(next, timeZone) };
}

/** Today's day in a zone. */
export const todayIn = (timeZone: string, now = Date.now()): string =>
  inZone(timeZone).day.format(now);
