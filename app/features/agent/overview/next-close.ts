import type { PeriodLength } from "#platform/contract/agents/contract-kinds.ts";
import { addDays } from "../../../parts/period/period.ts";

const MINUTE_MS = 60_000;
const INSTANTS = { hourly: 60 * MINUTE_MS, fiveMinutes: 5 * MINUTE_MS };

type Length = PeriodLength | keyof typeof INSTANTS;
type Contract = { kind: string; terms: { period: Length } };
export type Close =
  | { day: string; at: null }
  /** A period within a day ends at an instant. */
  | { day: string; at: number };

/** When the current period of a contract is over. */
export function closeOf(length: Length, today: string, now: number): Close {
  if (length === "hourly" || length === "fiveMinutes") {
    const period = INSTANTS[length];
    return { day: today, at: (Math.floor(now / period) + 1) * period };
  }
  return { day: dayOf(length, today), at: null };
}

function dayOf(length: PeriodLength, today: string): string {
  const [year = "", month = "", day = ""] = today.split("-");
  switch (length) {
    case "daily":
      return addDays(today, 1);
    case "weekly":
      return addDays(today, 7 - daysSinceMonday(today));
    case "semimonthly":
      return Number(day) < 16 ? `${year}-${month}-16` : firstOfNext(today);
    case "monthly":
      return firstOfNext(today);
  }
}

const daysSinceMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Every month is over 31 days after its first. */
const firstOfNext = (day: string) => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** The contract whose period closes first, with that day or instant; null without a contract. */
export function nextClose<One extends Contract>(
  contracts: readonly One[],
  { today, now }: { today: string; now: number },
) {
  const closes = contracts.map(({ kind, terms }) => ({
    kind: kind as One["kind"],
    ...closeOf(terms.period, today, now),
  }));
  const inOrder = closes.toSorted(
    (one, other) => one.day.localeCompare(other.day) || (one.at ?? 0) - (other.at ?? 0),
  );
  return inOrder[0] ?? null;
}
