import { addDays, daysOf, type Period } from "../../../parts/period/period.ts";

/** What the curve can show of each day. */
export const MEASURES = ["validBet", "deposits", "withdrawals", "profit", "active"] as const;
export type Measure = (typeof MEASURES)[number];

type Day = { day: string } & Record<Exclude<Measure, "active">, bigint> & { active: number };
type Point = { day: string; value: number; x: number; y: number };

export type Curve = {
  /** Both in per cent of the picture. A period of one day is a level line between two points. */
  points: Point[];
  /** The values of its lines from top to bottom, at equal distances from edge to edge. */
  scale: number[];
  /** Where zero lies. */
  zero: number;
  /** The days that are named, at even steps back from the last. */
  named: { day: string; x: number }[];
};

/** So many steps from line to line at most. */
const STEPS_MAX = 4;
const NAMED_STEPS_MAX = 6;

/** One point a day from edge to edge. Days without a row are zero. */
export function curveOf(period: Period, days: readonly Day[], measure: Measure): Curve {
  const known = new Map(days.map((row) => [row.day, Number(row[measure])]));
  const length = daysOf(period);
  const last = Math.max(1, length - 1);
  const values = Array.from({ length: last + 1 }, (_, at) => {
    const day = addDays(period.from, Math.min(at, length - 1));
    return { day, value: known.get(day) ?? 0 };
  });
  const scale = scaleOf(values.map(({ value }) => value));
  const [most, least] = [scale[0]!, scale.at(-1)!];
  const heightOf = (value: number) => ((most - value) / (most - least)) * 100;
  const points = values.map((one, at) => ({
    ...one,
    x: (at / last) * 100,
    y: heightOf(one.value),
  }));
  const step = Math.ceil(last / NAMED_STEPS_MAX);
  const named = points.toReversed().filter((_, back) => back % step === 0);
  return { points, scale, zero: heightOf(0), named: length === 1 ? named.slice(0, 1) : named };
}

/** Round values around zero and all others, from the largest to the least. */
export function scaleOf(values: readonly number[]): number[] {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = roundStep((most - least) / (STEPS_MAX - 1) || 1);
  const top = Math.max(Math.ceil(most / step), least < 0 ? 0 : 1);
  const bottom = Math.floor(least / step);
  return Array.from({ length: top - bottom + 1 }, (_, at) => (top - at) * step);
}

/** The next of 1, 2, 5, 10, 20 … */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const digit = [1, 2, 5, 10].find((one) => one * power >= wanted)!;
  return Math.max(1, digit * power);
}
