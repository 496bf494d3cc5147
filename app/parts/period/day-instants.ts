import { once } from "#app/ui/format/once.ts";
import type { Period } from "./period.ts";

const DAY_MS = 86_400_000;

const clockIn = once(
  (timeZone: string) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
);
const dayIn = once(
  (timeZone: string) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }),
);

/** The zone's offset from UTC at an instant, in milliseconds. */
function aheadOfUtc(at: number, timeZone: string): number {
  const clock = clockIn(timeZone).format(at);
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
export const todayIn = (timeZone: string, now = Date.now()): string => dayIn(timeZone).format(now);
