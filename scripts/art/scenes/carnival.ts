import { backdrop, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, filtered, group, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { bothSides, company, lead, volume } from "../draw/volume.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

const tints = ["#17b8a6", "#7a4dff", "#ff3d7f", "#ff9a1f", "#2fa8ff"];

/** A fan of plumes behind the mask, each with an eye like a peacock's. */
function plumes(_paint: Paint): string {
  return repeat(2, (row) =>
    repeat(11, (at) => {
      const turn = (at - 5) * (row ? 15 : 17);
      const tint = tints[(at + row * 2) % tints.length]!;
      const long = row ? 236 : 320;
      return group(
        { at: [300, 400], rotate: turn },
        path(
          `M0 0C-46 ${-long * 0.5} -40 ${-long * 0.9} 0 ${-long}C40 ${-long * 0.9} 46 ${-long * 0.5} 0 0Z`,
          row ? lighten(tint, 0.18) : darken(tint, 0.14),
        ),
        stroke(`M0 -20V${-long + 16}`, lighten(tint, 0.5), 3, 'opacity=".7"'),
        circle(0, -long + 46, 19, "#ffe08a"),
        circle(0, -long + 46, 12, mix(tint, "#000000", 0.35)),
        circle(-3, -long + 42, 4, "#ffffff"),
      );
    }),
  );
}

/** A golden mask with plumes, streamers across the light. */
export const carnival: Scene = (paint, cast) => {
  const [goldDefs, gold] = gilt(paint);
  const half =
    path(
      "M300 318C262 296 190 300 138 336C120 392 146 452 206 462C248 468 282 444 300 424Z",
      gold,
    ) +
    path("M278 372C254 344 204 344 182 372C196 404 252 410 278 388Z", "#150a22") +
    stroke("M150 346C190 316 258 314 292 334", "#ffffff", 5, 'opacity=".7"') +
    repeat(5, (at) => circle(158 + at * 24, 438 + Math.sin(at) * 8, 7, tints[at]!));
  return [
    backdrop(paint),
    rays(paint, 300, 330, 24, 0.45),
    glow(paint, 300, 330, 350, "#ffffff", 0.55),
    goldDefs,
    filtered("lit", plumes(paint)),
    filtered(
      "lit",
      bothSides(half),
      volume(paint, "M262 326L300 262L338 326L300 356Z", mix("#e8243c", paint.tone, 0.2)),
      circle(300, 312, 16, "#ffffff", 'opacity=".4"'),
    ),
    repeat(7, (at) =>
      stroke(
        `M${num(at * 96 - 10)} ${num(paint.between(60, 120))}c40 60 -50 90 -6 150s-44 90 0 150`,
        tints[at % 5]!,
        6,
        'opacity=".55"',
      ),
    ),
    lead(paint, cast, [300, 512, 192]),
    company(paint, cast, [
      [108, 522, 146, -10],
      [494, 522, 144, 10],
    ]),
    repeat(34, () =>
      rect(
        paint.between(10, 590),
        paint.between(80, 600),
        paint.between(7, 13),
        paint.between(6, 15),
        paint.pick(tints),
        `transform="rotate(${num(paint.between(-30, 30))} 300 400)"`,
      ),
    ),
    sparkles(paint, 10, [60, 90, 540, 540]),
  ].join("");
};
