const DAY_MS = 86_400_000;
/** The platform keeps all days; a page shows at most a year of them. */
const DAYS_MAX = 366;

/** Whole calendar days ("2026-11-15"), including the first and the last. */
export type Period = { from: string; to: string };

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
/** Whether a text is a calendar day of this century. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(utc(text)).toJSON()?.slice(0, 10) === text;

/** Why two typed days are no period: no such day, wrong order, not begun, or over a year. */
export type PeriodProblem = "day" | "order" | "future" | "long";
export type AskedPeriod = { period: Period | null; problem: PeriodProblem | null };

/** The calendar day `days` after another. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysOf = ({ from, to }: Period): number => (utc(to) - utc(from)) / DAY_MS + 1;

/**
 * The period of an address; null without one, or with a problem. A single end stands for that day,
 * and the period ends today at the latest.
 */
export function readPeriod(params: URLSearchParams, today: string): AskedPeriod {
  const [from, to = from] = [params.get("from"), params.get("to")].filter((end) => end !== null);
  if (from === undefined || to === undefined) return { period: null, problem: null };
  const period = { from, to: to > today ? today : to };
  const problem = problemOf({ from, to }, today);
  return problem ? { period: null, problem } : { period, problem };
}

function problemOf({ from, to }: Period, today: string): PeriodProblem | null {
  if (!isDay(from) || !isDay(to)) return "day";
  if (from > to) return "order";
  if (from > today) return "future";
  return daysOf({ from, to }) > DAYS_MAX ? "long" : null;
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
