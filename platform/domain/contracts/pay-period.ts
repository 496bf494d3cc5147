import type { PeriodLength } from "../../contract/agents/contract-kinds.ts";

/** Days such as "2026-11-16" of the merchant's zone; `to` is the day after the last. */
export type PayPeriod = { length: PeriodLength; from: string; to: string };

const DAY_MS = 86_400_000;

/** The day so many days later; earlier below zero. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The period of that length that contains the day. Weeks begin on Monday. */
export function periodAt(length: PeriodLength, day: string): PayPeriod {
  const date = Number(day.slice(8));
  const first = `${day.slice(0, 8)}01`;
  const nextFirst = `${addDays(first, 31).slice(0, 8)}01`;
  if (length === "daily") return { length, from: day, to: addDays(day, 1) };
  if (length === "weekly") {
    const from = addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
    return { length, from, to: addDays(from, 7) };
  }
  if (length === "monthly") return { length, from: first, to: nextFirst };
  const middle = `${day.slice(0, 8)}16`;
  return date < 16 ? { length, from: first, to: middle } : { length, from: middle, to: nextFirst };
}

/** The periods of these lengths that end before one of the days after `since` up to `day`. */
export function periodsEnded(
  lengths: readonly PeriodLength[],
  { since, day }: { since: string; day: string },
): PayPeriod[] {
  const ended: PayPeriod[] = [];
  for (let end = addDays(since, 1); end <= day; end = addDays(end, 1)) {
    ended.push(
      ...lengths.map((length) => periodAt(length, addDays(end, -1))).filter(({ to }) => to === end),
    );
  }
  return ended;
}

const HOUR_MS = 3_600_000;
const FIVE_MINUTES_MS = 300_000;
const SPANS: Readonly<Record<string, number>> = {
  hourly: HOUR_MS,
  fiveMinutes: FIVE_MINUTES_MS,
};

/** The beginning of the hour of an instant, or of its five minutes, by UTC. */
export const beginOf = (length: "hourly" | "fiveMinutes", at: Date): Date =>
  new Date(Math.floor(at.getTime() / SPANS[length]!) * SPANS[length]!);

/** The name of such a period, e.g. "hourly:2026-11-16T0900"; the hour that clocks repeat has two. */
export const instantName = (length: "hourly" | "fiveMinutes", begin: Date): string =>
  `${length}:${begin.toISOString().slice(0, 16).replace(":", "")}`;

/** The instants of a period by its name; null for one of whole days. */
export function instantsOf(name: string): { from: Date; to: Date } | null {
  const [length = "", begin = ""] = name.split(":");
  const span = SPANS[length];
  if (!span) return null;
  const from = new Date(`${begin.slice(0, 13)}:${begin.slice(13)}Z`);
  return { from, to: new Date(from.getTime() + span) };
}

/** The name of a period, e.g. "semimonthly:2026-11-16". */
export const periodName = ({ length, from }: PayPeriod): string => `${length}:${from}`;

/** True for 1–15, whose players' winnings a second half may take along. */
export const isFirstHalf = ({ length, from }: Pick<PayPeriod, "length" | "from">): boolean =>
  length === "semimonthly" && from.endsWith("-01");
