import type { Paint } from "./paint.ts";
import { cloud, glint, wedges } from "./shapes.ts";
import {
  circle,
  ellipse,
  faded,
  filtered,
  linear,
  num,
  path,
  radial,
  rect,
  repeat,
} from "./svg.ts";

/** The background of a picture: sky and light. Sizes are 600 by 800. */
export function backdrop(paint: Paint, center: { x?: number; y?: number } = {}): string {
  const [defs, fill] = radial(
    paint,
    [
      [0, paint.light],
      [0.52, paint.tone],
      [1, paint.dark],
    ],
    { x: center.x ?? 0.5, y: center.y ?? 0.4, r: 0.82 },
  );
  return `${defs}${rect(0, 0, 600, 800, fill)}`;
}

/** A sky with a horizon: dark above, bright where it meets the ground. */
export function sky(paint: Paint, horizon: number, top: string, low: string): string {
  const [defs, fill] = linear(paint, [
    [0, top],
    [0.6, paint.tone],
    [1, low],
  ]);
  return `${defs}${rect(0, 0, 600, horizon + 4, fill)}`;
}

/** A soft ball of light. */
export function glow(
  paint: Paint,
  x: number,
  y: number,
  r: number,
  color: string,
  opacity = 1,
): string {
  const [defs, fill] = radial(paint, [
    [0, color, opacity],
    [0.35, color, opacity * 0.5],
    [1, color, 0],
  ]);
  return `${defs}${circle(x, y, r, fill)}`;
}

/** Turning rays that fade outwards. */
export function rays(paint: Paint, x: number, y: number, count: number, opacity: number): string {
  const id = paint.id();
  const [defs, fade] = radial(paint, [
    [0, "#ffffff"],
    [0.55, "#777777"],
    [1, "#000000"],
  ]);
  const mask = `<mask id="${id}">${circle(x, y, 560, fade)}</mask>`;
  const turn = paint.between(0, 0.4);
  return `${defs}${mask}<path d="${wedges(x, y, count, 900, turn)}" fill="${paint.ray}" opacity="${opacity}" mask="url(#${id})"/>`;
}

/** Shafts falling from above, as through leaves or water. */
export function shafts(paint: Paint, count: number, opacity: number): string {
  const [defs, fill] = linear(paint, [
    [0, paint.ray, opacity],
    [1, paint.ray, 0],
  ]);
  const drawn = repeat(count, (at) => {
    const x = 60 + (at * 520) / count + paint.between(-30, 30);
    const w = paint.between(30, 80);
    const lean = paint.between(-150, -60);
    return path(
      `M${num(x)} -20L${num(x + w)} -20L${num(x + w * 2 + lean)} 620L${num(x - w + lean)} 620Z`,
      fill,
    );
  });
  return defs + filtered("blur6", drawn);
}

export function sparkles(
  paint: Paint,
  count: number,
  area: [number, number, number, number],
): string {
  const [left, top, right, low] = area;
  return repeat(count, () => {
    const size = 3 + paint.random() ** 2 * 15;
    return path(
      glint(paint.between(left, right), paint.between(top, low), size),
      "#ffffff",
      `opacity="${num(paint.between(0.55, 1))}"`,
    );
  });
}

export function stars(paint: Paint, count: number, low: number): string {
  return repeat(count, () =>
    circle(
      paint.between(0, 600),
      paint.between(0, low),
      paint.between(0.8, 2.8),
      "#ffffff",
      `opacity="${num(paint.between(0.3, 0.95))}"`,
    ),
  );
}

/** Blurred discs of light close to the eye, kept to the lower half so the corners stay calm. */
export function bokeh(paint: Paint, count: number): string {
  return repeat(count, () =>
    circle(
      paint.between(-10, 610),
      paint.between(330, 720),
      4 + paint.random() ** 2 * 30,
      paint.ray,
      `opacity="${num(paint.between(0.06, 0.26) + 0.04)}"`,
    ),
  );
}

export function mist(paint: Paint, y: number, color: string, opacity: number): string {
  return faded(
    opacity,
    filtered(
      "blur14",
      ellipse(paint.between(80, 240), y, 300, 30, color),
      ellipse(paint.between(360, 540), y + 16, 280, 26, color),
    ),
  );
}

export function clouds(paint: Paint, y: number, count: number, opacity: number): string {
  return faded(
    opacity,
    repeat(count, (at) => {
      const width = paint.between(110, 210);
      const x = (at / count) * 600 + paint.between(-60, 60);
      return path(cloud(x, y + paint.between(-40, 40), width), "#ffffff");
    }),
  );
}

/** Darkens the rim and the title's ground, so that the eye stays in the middle. */
export function vignette(paint: Paint): string {
  const [edgeDefs, edge] = radial(
    paint,
    [
      [0.55, paint.dark, 0],
      [1, paint.dark, 0.72],
    ],
    { y: 0.42, r: 0.75 },
  );
  const [footDefs, foot] = linear(paint, [
    [0, paint.dark, 0],
    [0.4, paint.dark, 0.74],
    [1, paint.dark, 0.97],
  ]);
  return `${edgeDefs}${footDefs}${rect(0, 0, 600, 800, edge)}${rect(0, 548, 600, 252, foot)}`;
}
