import { emoji } from "../icons.ts";
import { glow, sparkles } from "./air.ts";
import type { Paint } from "./paint.ts";
import { ellipse, filtered } from "./svg.ts";

/** The figures of a picture: icon names of fluent-emoji. */
export type Cast = { hero: string; left: string; right: string; extras: string[]; hue?: number };

export type Staging = "trio" | "duo" | "tower" | "orbit";

/** Shade on the ground under a standing figure. */
export function footing(x: number, y: number, width: number, color: string): string {
  return filtered("blur6", ellipse(x, y, width / 2, width / 9, color, 'opacity=".55"'));
}

type Spot = { x: number; y: number; size: number; rotate: number; flip?: boolean };

const spots: Record<Staging, { hero: Spot; others: Spot[]; front: Spot[] }> = {
  trio: {
    hero: { x: 300, y: 290, size: 350, rotate: 0 },
    others: [
      { x: 118, y: 448, size: 190, rotate: -8 },
      { x: 484, y: 452, size: 186, rotate: 8, flip: true },
    ],
    front: [{ x: 300, y: 540, size: 112, rotate: -4 }],
  },
  duo: {
    hero: { x: 232, y: 300, size: 330, rotate: -5 },
    others: [{ x: 440, y: 410, size: 262, rotate: 6, flip: true }],
    front: [
      { x: 96, y: 520, size: 128, rotate: -14 },
      { x: 330, y: 545, size: 108, rotate: 8 },
    ],
  },
  tower: {
    hero: { x: 300, y: 250, size: 316, rotate: 0 },
    others: [
      { x: 186, y: 468, size: 206, rotate: -10 },
      { x: 416, y: 470, size: 204, rotate: 10, flip: true },
    ],
    front: [
      { x: 66, y: 548, size: 104, rotate: -20 },
      { x: 538, y: 552, size: 100, rotate: 18 },
    ],
  },
  orbit: {
    hero: { x: 300, y: 320, size: 336, rotate: 3 },
    others: [
      { x: 92, y: 250, size: 128, rotate: -16 },
      { x: 506, y: 236, size: 122, rotate: 14, flip: true },
    ],
    front: [
      { x: 110, y: 508, size: 146, rotate: -8 },
      { x: 494, y: 512, size: 140, rotate: 12 },
    ],
  },
};

type Options = {
  staging: Staging;
  /** True when the figures stand on a floor and cast shade on it. */
  grounded?: boolean;
  shift?: [x: number, y: number];
};

/**
 * The subject and its company. Small figures stand further back; the nearest overlap the subject.
 */
export function ensemble(paint: Paint, cast: Cast, options: Options): string {
  const plan = spots[options.staging];
  const [dx, dy] = options.shift ?? [0, 0];
  const draw = (name: string, spot: Spot, light: string, hue = 0) => {
    const x = spot.x + dx;
    const y = spot.y + dy;
    const rotate = spot.rotate + paint.between(-3, 3);
    const shade = options.grounded
      ? footing(x, y + spot.size * 0.47, spot.size * 0.9, paint.dark)
      : "";
    const flip = spot.flip ?? false;
    return shade + emoji(paint, name, { x, y, size: spot.size, rotate, flip, light, hue });
  };
  const company = [cast.left, cast.right];
  const near = options.staging === "duo" ? [cast.right, ...cast.extras] : cast.extras;
  return [
    glow(paint, plan.hero.x + dx, plan.hero.y + dy, plan.hero.size * 0.85, paint.ray, 0.75),
    options.staging === "orbit" ? others(plan, company, draw, "lit") : "",
    draw(cast.hero, plan.hero, "hero", cast.hue),
    options.staging === "orbit" ? "" : others(plan, company, draw, "lit"),
    ...plan.front.map((spot, at) => draw(near[at] ?? cast.left, spot, "lit")),
    sparkles(paint, 7, [70, 130, 530, 560]),
  ].join("");
}

function others(
  plan: (typeof spots)[Staging],
  company: string[],
  draw: (name: string, spot: Spot, light: string) => string,
  light: string,
): string {
  return plan.others.map((spot, at) => draw(company[at]!, spot, light)).join("");
}
