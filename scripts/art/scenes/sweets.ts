import { backdrop, clouds, glow, rays, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, ellipse, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { bothSides, company, lead, standing, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

const sugar = ["#ff5fa2", "#ffe14a", "#4fe0d0", "#9a6bff", "#ff8a3d"];

function tier(
  paint: Paint,
  y: number,
  half: number,
  height: number,
  crumb: string,
  icing: string,
): string {
  const drops = repeat(Math.round(half / 22), (at) => {
    const x = 300 - half + 22 + at * ((half * 2 - 44) / Math.max(1, Math.round(half / 22) - 1));
    return rect(x - 15, y - 4, 30, paint.between(26, height * 0.6), icing, 'rx="15"');
  });
  return (
    volume(
      paint,
      `M${300 - half} ${y}H${300 + half}V${y + height}Q300 ${y + height + 26} ${300 - half} ${y + height}Z`,
      crumb,
    ) +
    path(
      `M${300 - half} ${y + height * 0.55}Q300 ${y + height * 0.55 + 26} ${300 + half} ${y + height * 0.55}V${y + height * 0.7}Q300 ${y + height * 0.7 + 26} ${300 - half} ${y + height * 0.7}Z`,
      "#ffffff",
      'opacity=".55"',
    ) +
    drops +
    ellipse(300, y, half, half * 0.13, icing) +
    ellipse(300, y - 3, half * 0.9, half * 0.1, lighten(icing, 0.4)) +
    repeat(9, (at) =>
      circle(
        300 - half * 0.86 + (at * half * 1.72) / 8,
        y + 6 - Math.abs(at - 4) * 1.2,
        9,
        sugar[at % 5]!,
      ),
    )
  );
}

/** A cake of three tiers on a stand, the subject on its top. */
export const cake: Scene = (paint, cast) => {
  const icing = mix("#ffe9f4", paint.light, 0.25);
  return [
    backdrop(paint),
    rays(paint, 300, 250, 22, 0.45),
    glow(paint, 300, 260, 350, "#ffffff", 0.7),
    repeat(30, () =>
      rect(
        paint.between(10, 590),
        paint.between(90, 520),
        16,
        6,
        paint.pick(sugar),
        `rx="3" opacity=".8" transform="rotate(${num(paint.between(-40, 40))} 300 300)"`,
      ),
    ),
    filtered(
      "lit",
      ellipse(300, 600, 260, 34, "#fff6fb"),
      ellipse(300, 592, 250, 28, mix("#f3dbe8", paint.tone, 0.2)),
      tier(paint, 470, 214, 116, mix("#d98a4a", paint.tone, 0.25), icing),
      tier(paint, 378, 158, 92, mix("#ff9ac4", paint.tone, 0.25), "#ffffff"),
      tier(paint, 302, 104, 76, mix("#d98a4a", paint.tone, 0.25), icing),
    ),
    standing(paint, cast, [300, 196, 210]),
    company(paint, cast, [
      [96, 526, 146, -10],
      [506, 530, 142, 10],
      [150, 330, 96, -14],
      [456, 330, 94, 14],
    ]),
    sparkles(paint, 11, [70, 90, 530, 540]),
  ].join("");
};

/** The window of a pastry shop: striped awning, glass shelves, the finest piece in the middle. */
export const bakery: Scene = (paint, cast) => {
  const front = mix(paint.tone, paint.dark, 0.25);
  const names = [cast.left, cast.right, ...cast.extras];
  const stripes = repeat(9, (at) =>
    path(
      `M${at * 68 - 6} 62h68l6 96a37 30 0 0 1 -74 0Z`,
      at % 2 ? "#fff6ee" : mix("#ff5f8f", paint.tone, 0.35),
    ),
  );
  const shelf = (y: number) =>
    rect(58, y, 484, 9, "#ffffff", 'opacity=".8"') +
    rect(58, y + 9, 484, 5, darken(front, 0.3), 'opacity=".5"');
  return [
    rect(0, 0, 600, 800, front),
    rect(34, 120, 532, 430, darken(front, 0.35), 'rx="18"'),
    rect(52, 138, 496, 396, mix("#fff0d6", paint.light, 0.35), 'rx="10"'),
    glow(paint, 300, 320, 300, "#ffffff", 0.8),
    shelf(276),
    company(
      paint,
      { ...cast, left: names[0]!, right: names[1]!, extras: [names[2] ?? names[0]!] },
      [
        [116, 230, 104],
        [484, 230, 104],
      ],
    ),
    standing(paint, cast, [300, 352, 304]),
    shelf(500),
    company(paint, { ...cast, left: names[1]!, right: names[0]!, extras: [] }, [
      [128, 444, 124, -6],
      [474, 446, 120, 6],
    ]),
    path("M52 138H200L90 534H52Z", "#ffffff", 'opacity=".2"'),
    path("M430 138H470L360 534H320Z", "#ffffff", 'opacity=".14"'),
    filtered("lit", stripes, rect(-10, 48, 620, 20, darken(front, 0.3), 'rx="8"')),
    rect(0, 550, 600, 250, darken(front, 0.5)),
    filtered(
      "lit",
      bothSides(
        repeat(
          5,
          (at) =>
            circle(
              24 + at * 26,
              584 - (at % 2) * 12,
              22,
              mix("#3d9a48", paint.dark, 0.1 + at * 0.06),
            ) + circle(28 + at * 26, 576 - (at % 2) * 12, 9, sugar[at]!),
        ) + rect(-10, 590, 160, 40, "#8a5128", 'rx="8"'),
      ),
    ),
    sparkles(paint, 10, [80, 150, 520, 500]),
  ].join("");
};

/** A valley with a river of chocolate between biscuit banks and wafer trees. */
export const chocolateRiver: Scene = (paint, cast) => {
  const bank = mix("#f0b878", paint.light, 0.2);
  const dark = "#5e2d14";
  const tree = (x: number, floor: number, h: number, tint: string) =>
    rect(x - 5, floor - h, 10, h, "#fff2dc", 'rx="4"') +
    circle(x, floor - h, h * 0.42, tint) +
    circle(x - h * 0.12, floor - h * 1.12, h * 0.13, "#ffffff", 'opacity=".7"');
  return [
    sky(paint, 420, mix(paint.tone, paint.light, 0.35), lighten(paint.light, 0.55)),
    clouds(paint, 150, 4, 0.8),
    glow(paint, 300, 260, 330, "#ffffff", 0.8),
    path("M-20 380Q120 290 300 360T620 350V800H-20Z", mix("#c98a4a", paint.tone, 0.25)),
    tree(86, 420, 120, "#ff7ab8"),
    tree(520, 410, 140, "#8fe3c8"),
    tree(150, 400, 76, "#ffe14a"),
    tree(452, 396, 84, "#b48aff"),
    path("M-20 430Q140 370 250 420C300 452 260 500 220 540L160 640H-20Z", bank),
    path("M620 420Q470 370 372 416C330 450 380 510 420 560L470 640H620Z", darken(bank, 0.06)),
    volume(
      paint,
      "M250 420C290 400 340 398 372 416C330 450 380 510 420 560L480 660H150L220 540C260 500 300 452 250 420Z",
      dark,
      "down",
    ),
    repeat(5, (at) =>
      stroke(
        `M${286 - at * 14} ${460 + at * 34}q${24 + at * 8} -14 ${54 + at * 14} 0`,
        "#c98a4a",
        5,
        'opacity=".7"',
      ),
    ),
    repeat(10, (at) =>
      circle((at < 5 ? 30 : 400) + ((at * 47) % 170), 500 + ((at * 31) % 90), 9, darken(bank, 0.3)),
    ),
    standing(paint, cast, [300, 340, 312]),
    company(paint, cast, [
      [108, 516, 146, -10],
      [494, 520, 140, 10],
      [300, 560, 100, 4],
    ]),
    sparkles(paint, 10, [70, 110, 530, 540]),
  ].join("");
};

/** An ice-cream cart under a parasol on a warm promenade. */
export const iceCart: Scene = (paint, cast) => {
  const box = mix("#fff6fb", paint.light, 0.2);
  const stripe = mix("#ff5f8f", paint.tone, 0.4);
  const parasol = repeat(6, (at) =>
    path(
      `M300 60C${300 + (at - 3) * 60} 74 ${300 + (at - 3) * 86} 130 ${300 + (at - 3) * 92} 196Q${300 + (at - 2.5) * 92} 222 ${300 + (at - 2) * 92} 196C${300 + (at - 2) * 86} 130 ${300 + (at - 2) * 60} 74 300 60Z`,
      at % 2 ? stripe : "#ffffff",
    ),
  );
  const wheel = (x: number) =>
    circle(x, 596, 44, "#3a2430") +
    circle(x, 596, 34, box) +
    repeat(6, (at) =>
      stroke(
        `M${x} 596L${num(x + Math.cos(at * 1.047) * 34)} ${num(596 + Math.sin(at * 1.047) * 34)}`,
        "#3a2430",
        4,
      ),
    ) +
    circle(x, 596, 9, "#f4b93a");
  return [
    sky(paint, 520, mix(paint.tone, paint.light, 0.2), lighten(paint.light, 0.6)),
    circle(470, 200, 90, "#fff6cf", 'opacity=".8"'),
    clouds(paint, 250, 3, 0.75),
    rect(0, 420, 600, 90, mix("#39b7d8", paint.tone, 0.4)),
    rect(0, 500, 600, 310, mix("#f3d29a", paint.tone, 0.25)),
    glow(paint, 300, 320, 300, "#ffffff", 0.7),
    rect(293, 90, 14, 380, "#c98a4a"),
    lead(paint, cast, [300, 342, 264]),
    filtered(
      "lit",
      volume(paint, "M100 452H500L482 580H118Z", box),
      path("M100 452H500L496 484H104Z", stripe),
      repeat(9, (at) => rect(118 + at * 42, 500, 16, 76, stripe, 'opacity=".55"')),
      rect(86, 440, 428, 20, "#c98a4a", 'rx="10"'),
      wheel(188),
      wheel(412),
    ),
    filtered("lit", parasol, circle(300, 58, 12, "#f4b93a")),
    company(paint, cast, [
      [132, 396, 126, -8],
      [468, 398, 122, 8],
      [66, 566, 116, -12],
      [538, 566, 112, 12],
    ]),
    sparkles(paint, 9, [90, 110, 510, 540]),
  ].join("");
};
