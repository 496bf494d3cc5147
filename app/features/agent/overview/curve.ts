import { addDays, daysOf, type Period } from "../../../parts/period/period.ts";

/** What the curve can show of each day. */
export const MEASURES = ["validBet", "deposits", "withdrawals", "profit", "active"] as const;
export type Measure = (typeof MEASURES)[number];

type Day = { day: string } & Record<Exclude<Measure, "active">, bigint> & { active: number };

/** The points of a curve in a picture 100 high and as wide as the days, and where zero lies. */
export type Curve = { points: { day: string; x: number; y: number }[]; zero: number };

/** A point in the middle of each day of a period. Days without a row are zero. */
export function curveOf(period: Period, days: readonly Day[], measure: Measure): Curve {
  const known = new Map(days.map((row) => [row.day, Number(row[measure])]));
  const values = Array.from({ length: daysOf(period) }, (_, at) => {
    const day = addDays(period.from, at);
    return { day, value: known.get(day) ?? 0 };
  });
  const most = Math.max(0, ...values.map(({ value }) => value));
  const least = Math.min(0, ...values.map(({ value }) => value));
  const scale = 100 / (most - least || 1);
  const heightOf = (value: number) => (most - value) * scale;
  const points = values.map(({ day, value }, at) => ({ day, x: at + 0.5, y: heightOf(value) }));
  return { points, zero: most === 0 && least === 0 ? 100 : heightOf(0) };
}
