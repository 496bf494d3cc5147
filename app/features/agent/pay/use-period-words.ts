import { useFormat } from "#app/ui/format/format.ts";
import { addDays } from "../../../parts/period/period.ts";

type Period = { from: string; to: string; fromAt: number | null; toAt: number | null };

/** A bill's period in words: its days, or the instants of an hour or of five minutes. */
export function usePeriodWords() {
  const { calendarDays, dateTime, time } = useFormat();
  return ({ from, to, fromAt, toAt }: Period): string =>
    fromAt === null || toAt === null
      ? calendarDays({ from, to: addDays(to, -1) })
      : `${dateTime(fromAt)} – ${time(toAt)}`;
}
