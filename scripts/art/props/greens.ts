import type { Paint } from "../draw/paint.ts";
import { filtered, group, num, path, repeat } from "../draw/svg.ts";

/** A palm or fern leaf pointing up from its foot, 200 long before scaling. */
export function leaf(
  color: string,
  place: { x: number; y: number; rotate: number; scale: number },
): string {
  const blade = "M0 0C-60 -50 -62 -140 0 -210C62 -140 60 -50 0 0Z";
  return group(
    { at: [place.x, place.y], rotate: place.rotate, scale: place.scale },
    path(blade, color),
    path("M0 0C-12 -70 -8 -150 0 -205C8 -150 12 -70 0 0Z", "#ffffff", 'opacity=".1"'),
  );
}

/** Dark leaves in the lower corners, out of focus: the frame that gives depth. */
export function undergrowth(paint: Paint, color: string): string {
  const corner = (side: 1 | -1) =>
    repeat(6, (at) =>
      leaf(color, {
        x: side > 0 ? 640 : -40,
        y: 700 - at * 14,
        rotate: side * (-10 - at * 17 + paint.between(-6, 6)),
        scale: paint.between(0.8, 1.25),
      }),
    );
  return filtered("blur2", corner(1), corner(-1));
}

/** A conifer standing on (x, y). */
export function conifer(x: number, y: number, height: number, color: string): string {
  const w = height * 0.3;
  const tier = (top: number, low: number, half: number) =>
    `M${num(x)} ${num(y - height * top)}L${num(x + half)} ${num(y - height * low)}H${num(x - half)}Z`;
  return path(tier(1, 0.55, w * 0.6) + tier(0.75, 0.28, w * 0.82) + tier(0.5, 0, w), color);
}

/** A saguaro standing on (x, y). */
export function saguaro(x: number, y: number, height: number, color: string): string {
  const u = height / 10;
  return (
    `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke-width="${num(u * 1.7)}" d="M${num(x)} ${num(y)}V${num(y - u * 9)}"/>` +
    `<path stroke-width="${num(u * 1.2)}" d="M${num(x)} ${num(y - u * 3.4)}H${num(x - u * 2.4)}V${num(y - u * 6.2)}M${num(x)} ${num(y - u * 4.8)}H${num(x + u * 2.3)}V${num(y - u * 7.6)}"/></g>`
  );
}

/** Tufts of grass along a line. */
export function grass(paint: Paint, y: number, color: string, count: number): string {
  return repeat(count, (at) => {
    const x = (at / count) * 620 - 10;
    const h = paint.between(14, 40);
    return path(
      `M${num(x - 8)} ${num(y)}Q${num(x - 4)} ${num(y - h * 0.6)} ${num(x - 10)} ${num(y - h)}Q${num(x + 2)} ${num(y - h * 0.6)} ${num(x + 2)} ${num(y)}ZM${num(x)} ${num(y)}Q${num(x + 6)} ${num(y - h * 0.7)} ${num(x + 14)} ${num(y - h * 0.9)}Q${num(x + 12)} ${num(y - h * 0.4)} ${num(x + 10)} ${num(y)}Z`,
      color,
    );
  });
}
