/** The time on a clock in that zone, e.g. "06:00"; texts of this form compare as times do. */
export function localMinute(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
}

/** Whether a time lies in a span of the day whose two minutes both count; it may cross midnight. */
export function isWithinHours(minute: string, { from, to }: { from: string; to: string }): boolean {
  return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
}
