import { addDays, daysOf, type Period } from "../../../parts/period/period.ts";

export type Bar = { day: string; x: number; y: number; height: number; isGain: boolean };

/**
 * A bar for each day of a period: winnings above the line, losses below it. The values are shares
 * of a picture 100 high and as wide as the number of days. The largest reaches the edge.
 */
export function barsOf(
  period: Period,
  results: ReadonlyMap<string, bigint>,
): { bars: Bar[]; zero: number; days: number } {
  const days = daysOf(period);
  const values = Array.from({ length: days }, (_, index) => {
    const day = addDays(period.from, index);
    return { day, value: Number(results.get(day) ?? 0n) };
  });
  const most = Math.max(0, ...values.map(({ value }) => value));
  const least = Math.min(0, ...values.map(({ value }) => value));
  const scale = 100 / (most - least || 1);
  const zero = most === 0 && least === 0 ? 50 : most * scale;
  const bars = values.flatMap(({ day, value }, x) => {
    if (value === 0) return [];
    const height = Math.abs(value) * scale;
    return [{ day, x, y: value > 0 ? zero - height : zero, height, isGain: value > 0 }];
  });
  return { bars, zero, days };
}
