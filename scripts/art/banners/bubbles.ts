import { glow } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { circle, ellipse, filtered, repeat } from "../draw/svg.ts";
import type { World } from "./world.ts";

const [BULBS, EDGE] = [28, 300];

/** A fair's round sign with its bulbs lit, and soap bubbles that rise around it. */
export const bubbles: World = (paint, { first, second }, [x, y]) => {
  const around = (radius: number, draw: (left: number, top: number, at: number) => string) =>
    repeat(BULBS, (at) => {
      const angle = (at / BULBS) * 2 * Math.PI;
      return draw(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, at);
    });
  const rising = repeat(9, () => {
    const [left, top] = [paint.between(50, 990), paint.between(60, 800)];
    const radius = paint.between(22, 66);
    const tint = paint.pick([lighten(first, 0.35), lighten(second, 0.3), "#ffffff"]);
    return (
      circle(left, top, radius, tint, 'opacity=".3"') +
      ellipse(
        left - radius * 0.34,
        top - radius * 0.4,
        radius * 0.24,
        radius * 0.15,
        "#ffffff",
        'opacity=".75"',
      )
    );
  });
  return [
    glow(paint, x, y, 500, lighten(second, 0.2), 0.6),
    rising,
    filtered(
      "lit",
      around(EDGE, (left, top) => circle(left, top, 39, second)) + circle(x, y, EDGE, second),
    ),
    circle(x, y, EDGE - 12, darken(first, 0.12)),
    around(EDGE + 8, (left, top, at) =>
      circle(left, top, 13, at % 2 ? "#ffffff" : lighten(second, 0.55)),
    ),
    circle(x, y, 256, mix(first, lighten(second, 0.4), 0.22)),
    glow(paint, x, y, 256, "#ffffff", 0.5),
  ].join("");
};
