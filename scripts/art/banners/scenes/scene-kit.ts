import { footing } from "../../draw/ensemble.ts";
import { lights } from "../../draw/lights.ts";
import type { Paint } from "../../draw/paint.ts";
import { hills } from "../../draw/shapes.ts";
import {
  circle,
  group,
  linear,
  num,
  path,
  rect,
  repeat,
  type Stop,
  stroke,
} from "../../draw/svg.ts";
import { volume } from "../../draw/volume.ts";
import { motif } from "../motif.ts";
import type { BannerPlan } from "../plan.ts";
import { trinket } from "../trinkets.ts";

/** A scene has its middle at x 0. Every crop shows the middle 600 of its width, y 120 to 650. */
export const SCENE = { left: -800, width: 1600, height: 868 };

export type SceneCast = Pick<BannerPlan, "subject" | "around"> & {
  /** How often the house has used this composition before; each time has other colours. */
  turn: number;
};
/** One arrangement of a picture: a place for the subject and its company. */
export type Composition = (paint: Paint, cast: SceneCast) => string;

/** The middle of a thing, its size and its turn. */
export type Spot = [x: number, y: number, size: number, rotate?: number];
type Point = [x: number, y: number];

export function sceneDocument(paint: Paint, drawn: string): string {
  const { left, width, height } = SCENE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${left} 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${lights(paint)}</defs>${drawn}</svg>`,
  ].join("");
}

/** A band of the whole width, from `top` to `floor`. */
export function band(paint: Paint, stops: Stop[], top = 0, floor = SCENE.height): string {
  const [defs, fill] = linear(paint, stops);
  return defs + rect(SCENE.left, top, SCENE.width, floor - top, fill);
}

export const polygon = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}Z`;

/** The same drawing on the left and, mirrored, on the right. */
export const mirrored = (drawn: string): string =>
  drawn +
  `<g transform="scale(-1 1)">${drawn.replace(/<(linear|radial)Gradient .*?<\/\1Gradient>/g, "")}</g>`;

export const nth = <T>(list: readonly T[], turn: number): T => list[turn % list.length]!;

/** The same place from the other side, every second time. */
export const facing = (turn: number, ...drawn: string[]): string =>
  turn % 2 ? group({ scale: [-1, 1] }, ...drawn) : drawn.join("");

/** Soft hills over the whole width. */
export const landscape = (paint: Paint, y: number, swing: number, length: number, fill: string) =>
  group({ at: [SCENE.left, 0] }, path(hills(paint, y, swing, length, [SCENE.width, 900]), fill));

export function things(paint: Paint, names: readonly string[], spots: readonly Spot[]): string {
  return spots
    .map(([x, y, size, rotate = 0], at) =>
      trinket(paint, names[at % names.length]!, { x, y, size, rotate, light: "lit" }),
    )
    .join("");
}

/** Things on a floor, with their shade on it. */
export function placed(paint: Paint, names: readonly string[], spots: readonly Spot[]): string {
  return spots
    .map(([x, y, size]) => footing(x, y + size * 0.46, size * 0.95, paint.dark))
    .join("")
    .concat(things(paint, names, spots));
}

/** The subject with its feet at (x, floor). */
export function standing(paint: Paint, name: string, x: number, floor: number, size: number) {
  return (
    footing(x, floor, size * 1.05, paint.dark) + motif(paint, name, x, floor - size * 0.46, size)
  );
}

/** The left half of a curtain, drawn back with a cord; folds take the tints in turn. */
export function curtain(
  paint: Paint,
  width: number,
  tints: readonly string[],
  [shine, dark]: [string, string],
): string {
  const left = SCENE.left - 30;
  const step = width / 6;
  const folds = repeat(6, (at) => {
    const [x, next] = [left + at * step, at + 1];
    const waist = left + next * step * 0.52;
    const hem = left + next * step * 0.8;
    const fold = `M${num(x)} -20H${num(x + step + 8)}Q${num(x + step)} 320 ${num(waist)} 500Q${num(waist + 14)} 640 ${num(hem)} 890H${num(x - 30)}Z`;
    return volume(paint, fold, tints[at % tints.length]!);
  });
  const [knot, cord] = [
    left + 4 + width * 0.5,
    `M${left} 506Q${num(left + width * 0.3)} 540 ${num(left + 4 + width * 0.53)} 494`,
  ];
  return [
    folds,
    stroke(cord, dark, 20),
    stroke(cord, shine, 13),
    circle(knot, 506, 17, shine),
    path(polygon([knot - 12, 520], [knot + 14, 520], [knot + 24, 600], [knot - 22, 600]), shine),
  ].join("");
}
