import { startOf, type Unit } from "../../oracle/protection/periods.ts";
import type { State } from "../../oracle/state.ts";

/** An instant that a rule turns on, or the millisecond before it. */
export type Reach = {
  to: Unit | "wait" | "lapse" | "break" | "return";
  member: string;
  ms: -1 | 0;
};

const DAY = 86_400_000;
/** Longer than any month, shorter than two. */
const MOST = { day: 1.5 * DAY, week: 8 * DAY, month: 32 * DAY } as const;

/** When that is; null when nothing of the kind lies ahead. */
export function instantOf(state: State, { to, member, ms }: Reach, now: number, zone: string) {
  const guard = state.guards[member]!;
  const pending = Object.values(guard.limits).flatMap((limit) => limit.pending ?? []);
  const ahead = (instants: (number | null | undefined)[]) => {
    const later = instants.filter((at): at is number => typeof at === "number" && at + ms > now);
    return later.length > 0 ? Math.min(...later) + ms : null;
  };
  switch (to) {
    case "wait":
      return ahead(pending.map(({ from }) => from));
    case "lapse":
      return ahead(pending.map(({ until }) => until));
    case "break":
      return ahead([guard.timeOutUntil, guard.exclusion?.until]);
    case "return": {
      const askedAt = guard.exclusion?.askedAt;
      return ahead([typeof askedAt === "number" ? askedAt + DAY : null]);
    }
    default:
      return ahead([nextStart(to, now, zone)]);
  }
}

function nextStart(unit: Unit, now: number, zone: string): number {
  const from = startOf(unit, now, zone);
  let at = from + MOST[unit];
  // A day of 23 hours, or a short month, may have passed twice.
  while (startOf(unit, startOf(unit, at, zone) - 1, zone) !== from) at -= DAY / 2;
  return startOf(unit, at, zone);
}
