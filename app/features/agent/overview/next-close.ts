import type { PeriodLength } from "#platform/contract/agents/contract-kinds.ts";
import { addDays } from "../../../parts/period/period.ts";

type Length = PeriodLength | "hourly" | "fiveMinutes";
type Contract = { kind: string; terms: { period: Length } };

/** The day on which the current period of a contract is over; today for periods within a day. */
export function closeOf(length: Length, today: string): string {
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
    default:
      return today;
  }
}

const daysSinceMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Every month is over 31 days after its first. */
const firstOfNext = (day: string) => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** The contract whose period closes first, with that day; null without a contract. */
export function nextClose<One extends Contract>(contracts: readonly One[], today: string) {
  const closes = contracts.map(({ kind, terms }) => ({
    ...{ kind: kind as One["kind"], period: terms.period },
    day: closeOf(terms.period, today),
  }));
  return closes.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}
