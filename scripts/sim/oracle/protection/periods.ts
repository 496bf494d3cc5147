const HOUR = 3_600_000;

export const UNITS = ["day", "week", "month"] as const;
export type Unit = (typeof UNITS)[number];

const calendars = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, number>();

/** The date in a zone, as midnight of the same date in UTC. */
function dateIn(zone: string, at: number): number {
  let calendar = calendars.get(zone);
  if (!calendar) {
    const numeric = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    calendar = new Intl.DateTimeFormat("en-CA", { timeZone: zone, ...numeric });
    calendars.set(zone, calendar);
  }
  return Date.parse(`${calendar.format(at)}T00:00Z`);
}

/** The start of the day, of the week from Monday or of the month in a zone: its date's first instant. */
export function startOf(unit: Unit, at: number, zone: string): number {
  const today = new Date(dateIn(zone, at));
  if (unit === "week") today.setUTCDate(today.getUTCDate() - ((today.getUTCDay() + 6) % 7));
  if (unit === "month") today.setUTCDate(1);
  const date = today.getTime();
  const name = `${zone} ${date}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  // Whatever a clock does at midnight, dates only grow.
  let [low, high] = [date - 16 * HOUR, date + 16 * HOUR];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dateIn(zone, middle) >= date) high = middle;
    else low = middle;
  }
  known.set(name, high);
  return high;
}
