import { glow } from "../draw/air.ts";
import { darken, lighten } from "../draw/color.ts";
import { polar } from "../draw/shapes.ts";
import { circle, repeat, stroke } from "../draw/svg.ts";
import type { World } from "./world.ts";

const RAYS = 32;

/** A fan of fine metal lines like an old theatre's front, with metal scales at its foot. */
export const deco: World = (paint, { first, second, ground }, [x, y]) => {
  const metal = lighten(second, 0.12);
  const rays = repeat(RAYS + 1, (at) => {
    const angle = Math.PI * (0.94 + (at / RAYS) * 1.12);
    const tip = at % 2 ? 390 : at % 4 ? 430 : 486;
    const line = stroke(
      `M${polar(x, y, 278, angle)}L${polar(x, y, tip, angle)}`,
      metal,
      at % 2 ? 2.5 : 5,
    );
    return at % 4 ? line : line + dot(polar(x, y, tip + 16, angle), 6, metal);
  });
  // The scales fade in from the text on the left to the picture on the right.
  const scales = repeat(10, (at) =>
    repeat(4, (ring) =>
      circle(
        60 + at * 110,
        868,
        92 - ring * 24,
        "none",
        `stroke="${metal}" stroke-width="2.5" opacity="${Math.min(0.5, at * 0.08)}"`,
      ),
    ),
  );
  return [
    scales,
    glow(paint, x, y, 470, lighten(first, 0.12), 0.75),
    rays,
    circle(x, y, 266, darken(ground, 0.3)),
    circle(x, y, 266, "none", `stroke="${metal}" stroke-width="7"`),
    circle(x, y, 249, "none", `stroke="${metal}" stroke-width="2" opacity=".7"`),
    glow(paint, x, y, 248, lighten(second, 0.3), 0.34),
  ].join("");
};

function dot(at: string, radius: number, fill: string): string {
  const [x = 0, y = 0] = at.split(/[ ,]/).map(Number);
  return circle(x, y, radius, fill);
}
