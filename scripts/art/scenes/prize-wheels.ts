import { backdrop, bokeh, glow, rays, sparkles, stars } from "../draw/air.ts";
import { darken, mix } from "../draw/color.ts";
import { footing } from "../draw/ensemble.ts";
import { circle, filtered, path, rect, repeat, stroke } from "../draw/svg.ts";
import { bothSides, company, lead, standing, volume } from "../draw/volume.ts";
import { coinBurst, hoard } from "../props/coins.ts";
import { showWheelAt } from "../props/show-wheel.ts";
import type { Scene } from "./scene.ts";

/** The whole wheel in a burst of light, coins flying. */
export const showWheel: Scene = (paint, cast) =>
  [
    backdrop(paint),
    rays(paint, 300, 310, 20, 0.4),
    glow(paint, 300, 310, 360, "#ffffff", 0.5),
    showWheelAt(paint, [300, 318, 212]),
    coinBurst(paint, 10),
    hoard(paint, 300, 540, 44),
    lead(paint, cast, [300, 520, 150]),
    sparkles(paint, 12, [60, 110, 540, 560]),
  ].join("");

/** The lower half of a great wheel hangs from the upper edge, strings of lamps below it. */
export const hangingWheel: Scene = (paint, cast) => {
  const lamps = (y: number, drop: number, count: number) =>
    stroke(`M-20 ${y}Q300 ${y + drop * 2} 620 ${y}`, darken(paint.dark, 0.2), 4) +
    repeat(count, (at) => {
      const part = (at + 0.5) / count;
      const [x, low] = [part * 640 - 20, y + 4 * drop * part * (1 - part) + 12];
      return circle(x, low, 17, "#ffe9a8", 'opacity=".3"') + circle(x, low, 8, "#fffbe0");
    });
  return [
    backdrop(paint, { y: 0.6 }),
    rays(paint, 300, 430, 26, 0.35),
    showWheelAt(paint, [300, 24, 268], Math.PI / 2),
    lamps(300, 70, 11),
    glow(paint, 300, 460, 260, "#ffffff", 0.6),
    lead(paint, cast, [300, 462, 268]),
    company(paint, cast, [
      [92, 500, 112, -12],
      [508, 500, 108, 12],
    ]),
    coinBurst(paint, 6),
    sparkles(paint, 12, [60, 320, 540, 580]),
  ].join("");
};

/** Half the wheel comes in from the left, its flapper towards the subject. */
export const sideWheel: Scene = (paint, cast) =>
  [
    backdrop(paint, { x: 0.75 }),
    stars(paint, 70, 600),
    glow(paint, 424, 330, 300, paint.light, 0.7),
    showWheelAt(paint, [-24, 318, 262], 0),
    glow(paint, 430, 340, 190, "#ffffff", 0.5),
    lead(paint, cast, [436, 330, 262, 6]),
    company(paint, cast, [
      [520, 520, 104, 10],
      [360, 548, 96, -8],
    ]),
    hoard(paint, 430, 590, 30),
    bokeh(paint, 8),
    sparkles(paint, 12, [320, 90, 560, 560]),
  ].join("");

/** The wheel on its tall post between two booths, the subject before it. */
export const postWheel: Scene = (paint, cast) => {
  const cloth = mix("#e8243c", paint.tone, 0.35);
  const booth = [
    volume(paint, "M-40 380H150V620H-40Z", mix(paint.tone, paint.dark, 0.45)),
    repeat(5, (at) =>
      path(
        `M${-60 + at * 46} 300H${-14 + at * 46}L${-18 + at * 46} 396q-20 22-40 0Z`,
        at % 2 ? "#fff2de" : cloth,
      ),
    ),
    path("M-60 304L60 236 170 304Z", darken(cloth, 0.25)),
  ].join("");
  return [
    backdrop(paint, { y: 0.35 }),
    rays(paint, 300, 220, 22, 0.35),
    bothSides(filtered("lit", booth)),
    glow(paint, 300, 220, 280, "#fff6cf", 0.8),
    filtered("lit", rect(276, 330, 48, 260, "#8a4a1c"), rect(230, 574, 140, 26, "#c98a3a")),
    showWheelAt(paint, [300, 214, 152]),
    footing(300, 606, 240, paint.dark),
    standing(paint, cast, [300, 490, 214]),
    company(paint, cast, [
      [112, 520, 116, -10],
      [488, 520, 112, 10],
    ]),
    coinBurst(paint, 5),
    sparkles(paint, 10, [70, 90, 530, 560]),
  ].join("");
};
