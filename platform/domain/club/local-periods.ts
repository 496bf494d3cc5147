import { localDay } from "../local-time.ts";

const DAY_MS = 24 * 3_600_000;

/** The month of an instant in that zone, "2026-11". */
export const monthOf = (at: Date, timeZone: string): string => localDay(at, timeZone).slice(0, 7);

/** The month after a month. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** The week of ISO 8601 of an instant in that zone, "2026-W47". */
export function weekOf(at: Date, timeZone: string): string {
  const day = new Date(`${localDay(at, timeZone)}T00:00:00Z`);
  // A week belongs to the year of its Thursday.
  const thursday = new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}
