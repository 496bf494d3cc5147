import type { DepositHours } from "../contract/money/cashier.ts";
import { WEEK_DAYS } from "../contract/money/week-days.ts";

/** The local time in that zone, e.g. "06:00". Comparing two such texts compares the times. */
export function localMinute(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
}

/** The local date in that zone, e.g. "2026-11-20". */
export function localDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

/** True when the time is in the span, both minutes included. A span may cross midnight. */
export function isWithinHours(minute: string, { from, to }: { from: string; to: string }): boolean {
  return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
}

/** The local day of the week in that zone: 0 is Monday, 6 is Sunday. */
export function localWeekday(at: Date, timeZone: string): number {
  const day = new Date(localDay(at, timeZone)).getUTCDay();
  return (day + 6) % 7;
}

/** True when a method with these hours takes new deposits at `at`. Null hours are always open. */
export function isOpenAt(hours: DepositHours | null, at: Date, timeZone: string): boolean {
  if (!hours) return true;
  const minute = localMinute(at, timeZone);
  if (!isWithinHours(minute, hours)) return false;
  const isPastMidnight = hours.from > hours.to && minute <= hours.to;
  const began = (localWeekday(at, timeZone) + (isPastMidnight ? 6 : 0)) % 7;
  return hours.days.length === 0 || hours.days.includes(WEEK_DAYS[began]!);
}

/** The same day and time of a later month, in UTC, or that month's last day. */
export function monthsLater(at: Date, months: number): Date {
  const later = new Date(at);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** The same day and time of a later year, in UTC; the 29th of February becomes the 1st of March. */
export function yearsLater(at: Date, years: number): Date {
  const later = new Date(at);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
