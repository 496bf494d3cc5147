import { glow, sky, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { polar } from "../draw/shapes.ts";
import { circle, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, standing } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

const tints = ["#ff5a7d", "#ffd35a", "#5af0d2", "#7fb0ff", "#ff9a3d", "#c98bff"];
const TURN = Math.PI * 2;

function bigWheel(paint: Paint, x: number, y: number, r: number): string {
  const steel = mix(paint.light, "#ffffff", 0.4);
  const spokes = repeat(12, (at) =>
    stroke(`M${num(x)} ${num(y)}L${polar(x, y, r, (at / 12) * TURN)}`, steel, 3, 'opacity=".75"'),
  );
  const lamps = repeat(48, (at) => {
    const [lx, ly] = polar(x, y, r, (at / 48) * TURN)
      .split(" ")
      .map(Number);
    return (
      circle(lx!, ly!, at % 2 ? 4 : 5.5, tints[at % 6]!) +
      circle(lx!, ly!, 11, tints[at % 6]!, 'opacity=".25"')
    );
  });
  const cabins = repeat(12, (at) => {
    const [cx, cy] = polar(x, y, r, (at / 12) * TURN + 0.13)
      .split(" ")
      .map(Number);
    const tint = tints[at % 6]!;
    return (
      path(
        `M${num(cx! - 22)} ${num(cy! + 14)}H${num(cx! + 22)}L${num(cx! + 16)} ${num(cy! + 40)}H${num(cx! - 16)}Z`,
        tint,
      ) +
      path(
        `M${num(cx! - 24)} ${num(cy! + 2)}Q${num(cx!)} ${num(cy! - 22)} ${num(cx! + 24)} ${num(cy! + 2)}Z`,
        lighten(tint, 0.3),
      ) +
      stroke(`M${num(cx! - 17)} ${num(cy!)}v16M${num(cx! + 17)} ${num(cy!)}v16`, steel, 3)
    );
  });
  return (
    stroke(`M${x} ${y}L${x - 130} 610M${x} ${y}L${x + 130} 610`, darken(steel, 0.35), 12) +
    circle(x, y, r, "none", `stroke="${steel}" stroke-width="9"`) +
    circle(x, y, r * 0.78, "none", `stroke="${steel}" stroke-width="4" opacity=".7"`) +
    spokes +
    lamps +
    cabins +
    circle(x, y, 30, "#ffd35a") +
    circle(x, y, 18, "#ff5a7d")
  );
}

/** The great wheel of a fair at night, striped tents below. */
export const fair: Scene = (paint, cast) => {
  const tent = (x: number, width: number, tint: string) =>
    path(`M${x} 610V520L${x + width / 2} 450L${x + width} 520V610Z`, tint) +
    repeat(4, (at) =>
      path(
        `M${x + (width * (at * 2 + 1)) / 8} 610V${520}L${x + width / 2} 450L${x + (width * (at * 2 + 2)) / 8} 520V610Z`,
        "#fff6e6",
        'opacity=".9"',
      ),
    ) +
    stroke(`M${x + width / 2} 450V424`, "#fff", 3) +
    path(`M${x + width / 2} 424l26 9l-26 9Z`, "#ffd35a");
  return [
    sky(paint, 620, darken(paint.dark, 0.2), mix(paint.tone, paint.light, 0.25)),
    stars(paint, 70, 420),
    glow(paint, 300, 290, 340, paint.ray, 0.5),
    filtered("lit", bigWheel(paint, 300, 286, 218)),
    filtered("lit", tent(-30, 190, "#e8243c"), tent(440, 190, "#2f6bff")),
    rect(0, 600, 600, 210, mix(paint.tone, paint.dark, 0.75)),
    glow(paint, 300, 600, 280, "#ffcf6a", 0.6),
    standing(paint, cast, [300, 470, 250]),
    company(paint, cast, [
      [124, 540, 132, -10],
      [478, 544, 128, 10],
    ]),
    sparkles(paint, 9, [60, 80, 540, 420]),
  ].join("");
};
