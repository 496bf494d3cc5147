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
