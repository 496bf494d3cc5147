const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A rest of time in its largest whole unit, rounded down; the last minute is one minute. */
export function roundedLeft(ms: number): { unit: "days" | "hours" | "minutes"; count: number } {
  if (ms >= DAY_MS) return { unit: "days", count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: "hours", count: Math.floor(ms / HOUR_MS) };
  return { unit: "minutes", count: Math.max(1, Math.floor(ms / MINUTE_MS)) };
}
