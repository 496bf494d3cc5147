const DAY_MS = 86_400_000;
/** The platform keeps all days; a page shows at most a year of them. */
const DAYS_MAX = 366;

/** Whole calendar days ("2026-11-15"), including the first and the last. */
export type Period = { from: string; to: string };

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const isDay = (text: string | null): text is string =>
  text !== null &&
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  new Date(utc(text)).toJSON()?.slice(0, 10) === text;

/** The calendar day `days` after another. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysOf = ({ from, to }: Period): number => (utc(to) - utc(from)) / DAY_MS + 1;

/**
 * The period of an address; null without one. A single end stands for that day, ends in the wrong
 * order are swapped, and nothing goes beyond `today`.
 */
export function readPeriod(params: URLSearchParams, today: string): Period | null {
  const asked = [params.get("from"), params.get("to")].filter(isDay).sort();
  const [from, to = from] = asked;
  if (!from || !to) return null;
  const end = to > today ? today : to;
  const first = addDays(end, 1 - DAYS_MAX);
  const begin = from > end ? end : from;
  return { from: begin < first ? first : begin, to: end };
}

/** The last `days` days, including today. */
export const lastDays = (days: number, today: string): Period => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** The period of the same length before or after; null when that would begin after today. */
export function neighbour(period: Period, direction: -1 | 1, today: string): Period | null {
  const days = daysOf(period) * direction;
  const [from, to] = [addDays(period.from, days), addDays(period.to, days)];
  return from > today ? null : { from, to: to > today ? today : to };
}
