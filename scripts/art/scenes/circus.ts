import { glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { star } from "../draw/shapes.ts";
import { circle, ellipse, filtered, linear, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, standing, volume } from "../draw/volume.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** Under the big top: stripes run to the mast, spotlights cross over a starred drum. */
export const circus: Scene = (paint, cast) => {
  const tint = mix("#e8243c", paint.tone, 0.3);
  const [goldDefs, gold] = gilt(paint);
  const [beamDefs, beam] = linear(paint, [
    [0, "#fffbe0", 0.75],
    [1, "#fffbe0", 0],
  ]);
  const canvas = repeat(16, (at) =>
    path(`M300 -60L${at * 52 - 130} 400H${at * 52 - 78}Z`, at % 2 ? "#fff2de" : tint),
  );
  const flags = repeat(9, (at) =>
    path(
      `M${at * 70 - 10} ${392 + (at % 2) * 3}h56l-28 52Z`,
      ["#ffd35a", "#2fa8ff", "#17b8a6"][at % 3]!,
    ),
  );
  return [
    rect(0, 0, 600, 800, darken(tint, 0.4)),
    canvas,
    rect(0, 0, 600, 400, paint.dark, 'opacity=".22"'),
    glow(paint, 300, 40, 300, "#fff6cf", 0.85),
    rect(0, 392, 600, 190, mix(paint.tone, paint.dark, 0.6)),
    repeat(3, (row) =>
      repeat(15, (at) =>
        circle(
          20 + at * 40 + (row % 2) * 18,
          442 + row * 34,
          13,
          mix(paint.dark, paint.light, 0.1 + ((at * 7 + row) % 4) * 0.06),
        ),
      ),
    ),
    flags,
    stroke("M-20 392H620", "#f6d27a", 7),
    beamDefs,
    filtered(
      "blur2",
      path("M-10 40L60 20L420 600H180Z", beam),
      path("M610 40L540 20L180 600H420Z", beam),
    ),
    ellipse(300, 620, 400, 110, mix("#d8a35a", paint.tone, 0.25)),
    filtered("lit", ellipse(300, 628, 360, 96, "none", `stroke="${tint}" stroke-width="26"`)),
    goldDefs,
    filtered(
      "lit",
      volume(paint, "M176 500H424L452 606H148Z", mix("#2f5fd0", paint.tone, 0.35)),
      ellipse(300, 500, 126, 26, gold),
      ellipse(300, 498, 112, 20, lighten(tint, 0.2)),
      repeat(4, (at) => path(star(196 + at * 70, 558, 5, 22, 10), "#ffd35a")),
    ),
    standing(paint, cast, [300, 342, 310]),
    company(paint, cast, [
      [98, 516, 144, -10],
      [504, 518, 140, 10],
    ]),
    sparkles(paint, 12, [80, 90, 520, 500]),
  ].join("");
};
