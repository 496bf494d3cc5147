import { glow, mist, sky, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { circle, ellipse, filtered, linear, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

/** He in a hat leaning over, she bent back with one leg out, their shade on the cobbles. */
function couple(ink: string, dress: string): string {
  return filtered(
    "lit",
    // Her: skirt, bent back, arm, head with a bun, the leg thrown out.
    path(
      "M326 372C372 390 420 440 452 520C404 500 380 520 350 566C330 520 300 470 292 418Z",
      dress,
    ),
    stroke("M348 452C388 486 430 520 476 560L502 566", "#f2c3a0", 15),
    path("M470 552L512 556L508 576L476 570Z", dress),
    path(
      "M300 372C330 350 380 326 420 292C432 304 430 322 416 336C390 366 352 392 318 408Z",
      dress,
    ),
    circle(436, 272, 27, "#f2c3a0"),
    path("M412 262C416 236 450 230 464 252C470 270 462 282 456 286C452 270 436 262 412 262Z", ink),
    circle(462, 244, 13, ink),
    circle(452, 234, 8, "#ff3d5a"),
    stroke("M404 300C376 292 344 262 322 238", "#f2c3a0", 13),
    // Him: legs in a long step, jacket, arm round her back, hat.
    path("M262 400L196 572L176 590H226L300 452L318 590H366L340 420Z", ink),
    path("M236 420C232 340 246 272 286 236C316 232 336 250 338 280C352 330 352 380 346 428Z", ink),
    path("M290 240L312 300L326 246Z", "#ffffff"),
    stroke("M322 290C352 316 384 330 412 322", ink, 24),
    circle(306, 208, 27, "#e8b48c"),
    path("M262 192C290 168 330 166 352 180L350 190C330 196 296 202 262 204Z", ink),
    path("M276 186C280 150 330 142 338 178Z", ink),
    path("M277 184C298 176 320 174 338 176L338 182C318 182 298 186 277 192Z", dress),
  );
}

/** A couple dances tango under a street lamp, the windows of a bar behind. */
export const tango: Scene = (paint, cast) => {
  const wall = mix(paint.tone, paint.dark, 0.55);
  const [coneDefs, cone] = linear(paint, [
    [0, "#fff0b8", 0.75],
    [1, "#fff0b8", 0.05],
  ]);
  const house = (x: number, width: number, top: number, tint: string) =>
    rect(x, top, width, 600 - top, tint) +
    repeat(3, (at) => {
      const y = top + 36 + at * 108;
      return (
        rect(
          x + width * 0.2,
          y,
          width * 0.24,
          62,
          at === 1 ? "#ffd98a" : darken(tint, 0.4),
          'rx="20"',
        ) +
        rect(
          x + width * 0.58,
          y,
          width * 0.24,
          62,
          at === 1 ? darken(tint, 0.4) : "#ffc861",
          'rx="20"',
        ) +
        rect(x + width * 0.14, y + 62, width * 0.74, 8, darken(tint, 0.5))
      );
    });
  return [
    sky(paint, 600, darken(paint.dark, 0.15), mix(paint.tone, paint.light, 0.3)),
    stars(paint, 40, 200),
    house(-30, 190, 120, wall),
    house(440, 190, 90, mix(wall, "#a8323e", 0.3)),
    house(150, 120, 230, mix(wall, paint.dark, 0.35)),
    house(340, 110, 210, mix(wall, paint.dark, 0.45)),
    rect(0, 560, 600, 240, mix(wall, paint.dark, 0.5)),
    repeat(22, (at) =>
      ellipse(
        30 + (at % 11) * 56,
        590 + Math.floor(at / 11) * 30,
        26,
        8,
        lighten(wall, 0.12),
        'opacity=".5"',
      ),
    ),
    coneDefs,
    path("M112 120H180L460 600H40Z", cone),
    filtered(
      "lit",
      rect(88, 130, 12, 460, "#1a1420"),
      stroke("M94 134C94 90 120 76 146 92", "#1a1420", 9),
      path("M122 90H172L162 140H132Z", "#ffe9a8"),
      path("M116 90H178L147 66Z", "#1a1420"),
    ),
    glow(paint, 147, 116, 150, "#fff0b8", 0.9),
    glow(paint, 310, 400, 260, paint.ray, 0.55),
    ellipse(310, 588, 190, 24, "#000000", 'opacity=".45"'),
    couple("#17121c", mix("#e8112d", paint.tone, 0.15)),
    lead(paint, cast, [504, 452, 164, 10]),
    company(paint, cast, [
      [80, 528, 118, -12],
      [536, 560, 96, 14],
    ]),
    mist(paint, 590, paint.ray, 0.3),
    sparkles(paint, 6, [180, 140, 520, 480]),
  ].join("");
};
