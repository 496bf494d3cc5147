import { useFormat } from "#app/ui/format/format.ts";
import { addDays } from "../period/period.ts";
import type { Bill } from "./bill.server.ts";

type Period = Pick<Bill, "kind" | "from" | "to" | "fromAt" | "toAt" | "issuedAt">;

/** A bill's period in words: its days, its hour, or the moment of a run that paid rounds. */
export function usePeriodWords() {
  const { calendarDays, dateTime, time } = useFormat();
  return ({ kind, from, to, fromAt, toAt, issuedAt }: Period): string => {
    // A late run has rounds of more than its five minutes.
    if (kind === "realtime") return dateTime(issuedAt);
    if (fromAt === null || toAt === null) return calendarDays({ from, to: addDays(to, -1) });
    return `${dateTime(fromAt)} – ${time(toAt)}`;
  };
}
