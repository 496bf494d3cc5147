import { glow } from "../../draw/air.ts";
import { lighten } from "../../draw/color.ts";
import type { Paint } from "../../draw/paint.ts";
import { cloud } from "../../draw/shapes.ts";
import {
  circle,
  ellipse,
  faded,
  filtered,
  group,
  linear,
  num,
  path,
  rect,
  repeat,
  stroke,
} from "../../draw/svg.ts";
import { volume } from "../../draw/volume.ts";
import { motif, octopus } from "../motif.ts";
import {
  band,
  type Composition,
  facing,
  landscape,
  nth,
  placed,
  polygon,
  SCENE,
  things,
} from "./scene-kit.ts";

const EDGE = SCENE.width / 2;
const DEEP = "#094854";

/** The octopus of the house has a face; every other subject is an icon. */
const figure = (paint: Paint, name: string, x: number, y: number, size: number): string =>
  name === "octopus"
    ? filtered("hero", octopus(paint, x, y, size))
    : motif(paint, name, x, y, size);

const clouds = (...spots: [number, number, number][]): string =>
  spots.map(([x, y, w]) => path(cloud(x, y, w), "#FFFFFF", 'opacity=".85"')).join("");

function sun(paint: Paint, x: number, y: number, r: number): string {
  const [defs, disk] = linear(paint, [
    [0, "#FFD0A6"],
    [1, "#FF8470"],
  ]);
  return [
    defs,
    circle(x, y, r * 1.7, "#FFD9B8", 'opacity=".3"'),
    circle(x, y, r * 1.36, "#FFB598", 'opacity=".42"'),
    circle(x, y, r, disk),
  ].join("");
}

/** A wave from edge to edge down to the lower edge, with a line of foam on its crests. */
function wave(paint: Paint, y: number, crest: number, length: number, tint: [string, string]) {
  const [defs, fill] = linear(paint, [
    [0, tint[0]],
    [1, tint[1]],
  ]);
  const start = -EDGE - paint.between(0.1, 0.9) * length;
  const crests = Array.from(
    { length: Math.ceil((SCENE.width * 1.4) / length) + 1 },
    () => `q${num(length / 4)} ${num(-crest)} ${num(length / 2)} 0t${num(length / 2)} 0`,
  ).join("");
  const line = `M${num(start)} ${y}${crests}`;
  return (
    defs + path(`${line}V900H${num(start)}Z`, fill) + stroke(line, "#FFFFFF", 5, 'opacity=".55"')
  );
}

/** Below the water: light from above, a reef, and the subject in an air bubble. */
const reef: Composition = (paint, { subject, around, turn }) => {
  const shafts = [-560, -330, -60, 190, 430, 640].map((x) => {
    const [defs, light] = linear(paint, [
      [0, "#EFFFFB", paint.between(0.3, 0.5)],
      [1, "#EFFFFB", 0],
    ]);
    const w = paint.between(50, 120);
    return (
      defs +
      path(polygon([x, -20], [x + w, -20], [x + w * 0.4 - 90, 760], [x - w - 190, 760]), light)
    );
  });
  const weed = (x: number, high: number, tint: string) =>
    repeat(4, (at) => {
      const [left, top] = [x + at * 26, high * (0.7 + ((at * 7) % 4) / 10)];
      return stroke(`M${left} 880q-46 ${-top * 0.3} 4 ${-top * 0.55}t6 ${-top * 0.45}`, tint, 20);
    });
  const fan = (x: number, y: number, r: number, tint: string) =>
    repeat(7, (at) => {
      const angle = Math.PI * (1.08 + at * 0.14);
      const [tx, ty] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
      return (
        stroke(
          `M${x} ${y}Q${num(x + (tx - x) * 0.2)} ${num(y - r * 0.5)} ${num(tx)} ${num(ty)}`,
          tint,
          r * 0.13,
        ) + circle(tx, ty, r * 0.12, lighten(tint, 0.2))
      );
    });
  const bubbles = repeat(26, () => {
    const [x, y, r] = [
      paint.between(-760, 760),
      paint.between(40, 760),
      6 + paint.random() ** 2 * 34,
    ];
    return (
      circle(x, y, r, "#FFFFFF", 'opacity=".16"') +
      circle(x, y, r, "none", 'stroke="#FFFFFF" stroke-width="2.5" opacity=".55"') +
      ellipse(x - r * 0.35, y - r * 0.4, r * 0.22, r * 0.14, "#FFFFFF", 'opacity=".9"')
    );
  });
  return [
    band(paint, [
      [0, nth(["#A9EDE6", "#B5E3F7", "#FFE3C8"], turn)],
      [0.32, nth(["#3FBEC2", "#3F9FD0", "#3FB7B4"], turn)],
      [1, nth(["#075663", "#0B3F70", "#075663"], turn)],
    ]),
    filtered("blur6", ...shafts),
    filtered("far", landscape(paint, 690, 130, 620, "#0F7E88")),
    filtered("blur2", weed(-700, 420, "#0E6E75"), weed(610, 470, "#0E6E75")),
    landscape(paint, 762, 60, 540, "#E9BE83"),
    landscape(paint, 800, 40, 420, "#F6D7A2"),
    filtered(
      "lit",
      fan(-520, 800, 210, nth(["#FF8470", "#B58BEB", "#FFB052"], turn)),
      fan(560, 810, 230, nth(["#F25F7C", "#FF8470", "#F25F7C"], turn)),
      weed(-410, 230, "#2FA36B"),
      weed(340, 210, "#2FA36B"),
    ),
    bubbles,
    circle(0, 400, 268, "#FFFFFF", 'opacity=".18"'),
    circle(0, 400, 268, "none", 'stroke="#FFFFFF" stroke-width="6" opacity=".7"'),
    stroke("M-196 292A224 224 0 0 1 -60 190", "#FFFFFF", 20, 'opacity=".8"'),
    stroke("M150 566A224 224 0 0 0 206 486", "#FFFFFF", 10, 'opacity=".5"'),
    figure(paint, subject, 0, 404, 390),
    things(paint, around, [
      [-400, 300, 138, -10],
      [404, 250, 120, 10],
      [-300, 690, 118, -12],
      [310, 700, 124, 14],
    ]),
  ].join("");
};

/** A beach from above: the subject lies on a towel between parasol and foam. */
const beach: Composition = (paint, { subject, around, turn }) => {
  const side = turn % 2 ? -1 : 1;
  const shore = (shift: number) =>
    `M${240 + shift} -20Q${520 + shift} 150 ${400 + shift} 330T${560 + shift} 620T${500 + shift} 900H1000V-20Z`;
  const grains = repeat(190, () =>
    circle(
      paint.between(-EDGE, 420),
      paint.between(0, 868),
      paint.between(1.5, 3.4),
      paint.pick(["#D9A765", "#FFF3D6"]),
      'opacity=".7"',
    ),
  );
  const slices = repeat(12, (at) => {
    const [from, to] = [(at / 12) * Math.PI * 2, ((at + 1) / 12) * Math.PI * 2];
    const point = (angle: number) => `${num(Math.cos(angle) * 220)} ${num(Math.sin(angle) * 220)}`;
    return path(
      `M0 0L${point(from)}Q${num(Math.cos((from + to) / 2) * 236)} ${num(Math.sin((from + to) / 2) * 236)} ${point(to)}Z`,
      at % 2
        ? "#FFFFFF"
        : nth(["#FF8470", "#FFB938", nth(["#2BA7AE", "#F2705C", "#F0A63A"], turn)], turn),
    );
  });
  const parasol = (x: number, y: number) =>
    faded(0.3, filtered("blur14", ellipse(x + 70, y + 84, 230, 220, "#7A4A1E"))) +
    group({ at: [x, y], rotate: 8 }, filtered("lit", slices), circle(0, 0, 16, "#FFF1DF"));
  const stripes = repeat(7, (at) => rect(-186 + at * 58, -262, 29, 524, "#FFFFFF", 'opacity=".8"'));
  const fringe = repeat(23, (at) => rect(-198 + at * 18, -284, 6, 568, "#FFFFFF"));
  const ripple = (y: number, x: number, w: number) =>
    stroke(`M${x} ${y}q${w / 4} -16 ${w / 2} 0t${w / 2} 0`, "#FFFFFF", 5, 'opacity=".5"');
  return [
    band(paint, [
      [0, "#FFE9C0"],
      [1, "#F2C98C"],
    ]),
    facing(
      turn,
      grains,
      path(shore(-64), "#E3B576", 'opacity=".8"'),
      path(shore(-26), "#FFFFFF", 'opacity=".9"'),
      path(shore(16), "#8FE0DA"),
      path(shore(104), "#4CC3C4"),
      path(shore(210), "#23A0A8"),
      ripple(180, 600, 120) + ripple(430, 610, 150) + ripple(700, 640, 120) + ripple(300, 700, 90),
      group(
        { at: [0, 400], rotate: -9 },
        filtered(
          "lit",
          fringe,
          rect(-200, -270, 400, 540, nth(["#2BA7AE", "#F2705C", "#F0A63A"], turn), 'rx="8"'),
        ),
        stripes,
        rect(-200, -270, 400, 540, "#094854", 'rx="8" opacity=".06"'),
      ),
      parasol(-510, 190),
    ),
    faded(0.4, filtered("blur14", ellipse(36, 470, 210, 170, DEEP))),
    figure(paint, subject, 0, 400, 420),
    things(paint, around, [
      [side * -380, 560, 140, -18],
      [side * -610, 640, 150, 14],
      [side * 346, 690, 118, 20],
      [side * 330, 130, 110, -14],
    ]),
  ].join("");
};

/** A cliff at dusk with a lighthouse whose beam crosses the sea. */
const lighthouse: Composition = (paint, { subject, around, turn }) => {
  const [x, top, foot] = [-420, 190, 600];
  const ring = (from: number, to: number, tint: string) => {
    const half = (y: number) => 46 + ((y - top) / (foot - top)) * 34;
    return volume(
      paint,
      polygon(
        [x - half(from), from],
        [x + half(from), from],
        [x + half(to), to],
        [x - half(to), to],
      ),
      tint,
    );
  };
  const step = (foot - top) / 5;
  const beam = (to: number, spread: number, light: number) => {
    const [defs, fill] = linear(
      paint,
      to > x
        ? [
            [0, "#FFF6CF", light],
            [1, "#FFF6CF", 0],
          ]
        : [
            [0, "#FFF6CF", 0],
            [1, "#FFF6CF", light],
          ],
      "right",
    );
    return defs + path(polygon([x, 132], [to, 132 - spread], [to, 132 + spread]), fill);
  };
  const tufts = repeat(60, () => {
    const [left, y, high] = [
      paint.between(-EDGE, EDGE),
      paint.between(690, 870),
      paint.between(16, 40),
    ];
    return path(
      `M${num(left)} ${num(y)}q-3 ${num(-high)} -12 ${num(-high * 1.1)}q16 4 18 ${num(high * 1.1)}Z`,
      paint.pick(["#1E7A63", "#3BAA7C", "#2B9170"]),
    );
  });
  const flowers = repeat(26, () => {
    const [left, y] = [paint.between(-EDGE, EDGE), paint.between(720, 860)];
    return (
      circle(left, y, 9, paint.pick(["#FF8470", "#FFD9B8", "#FFFFFF"])) +
      circle(left, y, 3.5, "#FFC24D")
    );
  });
  return [
    band(
      paint,
      [
        [0, nth(["#3E6F9E", "#5FBFCC", "#3B3F7E"], turn)],
        [0.4, nth(["#F2937F", "#BFE8E0", "#B56A94"], turn)],
        [0.64, "#FFDCA8"],
      ],
      0,
      640,
    ),
    facing(
      turn,
      sun(paint, 330, 500, 130),
      clouds([-140, 250, 230], [430, 190, 260], [-780, 330, 210]),
      wave(paint, 520, 12, 420, ["#F6B79A", "#3FA6B0"]),
      wave(paint, 570, 18, 340, ["#5CC3C4", "#1F8F9A"]),
      filtered("lit", things(paint, ["sailboat"], [[590, 488, 120, 3]])),
      beam(-1100, 150, 0.7),
      beam(900, 190, 0.9),
      path(
        "M-860 900V560Q-700 520 -560 566T-260 596Q-120 640 100 652T560 700Q700 720 860 700V900Z",
        "#3BAA7C",
      ),
      filtered(
        "lit",
        repeat(5, (at) =>
          ring(
            top + at * step,
            top + (at + 1) * step,
            at % 2 ? "#FFF6EE" : nth(["#F2604D", "#2C7FB8", "#2BA77E"], turn),
          ),
        ),
      ),
      rect(x - 17, 470, 34, 52, "#3A2A3A", 'rx="17"') +
        rect(x - 12, 290, 24, 34, "#3A2A3A", 'rx="12"'),
      rect(x - 62, top - 14, 124, 18, "#2C3E52", 'rx="6"'),
      rect(x - 34, 96, 68, 82, "#FFF1B0"),
      stroke(`M${x - 34} 96V178M${x} 96V178M${x + 34} 96V178`, "#2C3E52", 6),
      path(`M${x - 50} 98Q${x} 20 ${x + 50} 98Z`, nth(["#F2604D", "#2C7FB8", "#2BA77E"], turn)),
      glow(paint, x, 136, 170, "#FFF6CF", 0.9),
      path("M-860 900V690Q-400 640 0 668T860 720V900Z", "#2B9170"),
    ),
    tufts,
    flowers,
    glow(paint, 0, 450, 320, "#FFF1DC", 0.6),
    faded(0.35, filtered("blur14", ellipse(20, 690, 230, 40, DEEP))),
    figure(paint, subject, 0, 484, 430),
    placed(paint, around, [
      [-282, 668, 116, -10],
      [330, 664, 132, 10],
    ]),
  ].join("");
};

/** A boat before the low sun with the subject aboard. */
const boat: Composition = (paint, { subject, around, turn }) => {
  const hull = "M-330 566Q-316 712 -190 730H190Q316 712 330 566Q180 604 0 604T-330 566Z";
  const planks = [
    stroke("M-322 612Q-160 650 0 650T322 612", "#8C3A2C", 4),
    stroke("M-300 664Q-140 694 0 694T300 664", "#8C3A2C", 4),
  ];
  const pennant = (at: number) => {
    const [px, py] = [-300 + at * 75, 96 + Math.sin((at / 8) * Math.PI) * 56];
    return path(
      polygon([px - 26, py], [px + 26, py], [px, py + 52]),
      ["#FF8470", "#FFFFFF", "#35ADB3"][at % 3]!,
    );
  };
  const sparkle = repeat(22, () => {
    const y = paint.between(560, 690);
    return rect(
      paint.between(-320, 320),
      y,
      paint.between(40, 150),
      6,
      "#FFF3DE",
      `rx="3" opacity="${num(paint.between(0.35, 0.8))}"`,
    );
  });
  return [
    band(paint, [
      [0, nth(["#7FD3D8", "#9CC4F0", "#D98AA6"], turn)],
      [0.5, nth(["#FFE3C8", "#FFF1D6", "#FFC7B0"], turn)],
      [0.74, "#FFC3A0"],
    ]),
    sun(paint, 0, 420, 300),
    clouds([-700, 240, 250], [430, 170, 230], [-330, 130, 150]),
    filtered("far", landscape(paint, 560, 90, 700, "#5FA9A6")),
    wave(paint, 560, 16, 460, ["#FFD1B0", "#4FBFC2"]),
    sparkle,
    wave(paint, 632, 26, 420, ["#6CCBCB", "#2A9FA8"]),
    stroke("M-318 572V90M318 572V90", "#8C4A2C", 14),
    stroke("M-318 92Q0 210 318 92", "#8C4A2C", 4),
    filtered(
      "lit",
      repeat(9, (at) => pennant(at)),
    ),
    ellipse(0, 576, 320, 30, "#7A2F22"),
    figure(paint, subject, 0, 416, 400),
    filtered(
      "lit",
      path(hull, nth(["#F2604D", "#2C7FB8", "#EFA02E"], turn)) +
        path("M-330 566Q-180 604 0 604T330 566L324 600Q180 640 0 640T-324 600Z", "#FFF6EE"),
    ),
    ...planks,
    circle(-190, 668, 22, "#FFF6EE") +
      circle(-190, 668, 13, "#7FD3D8") +
      circle(190, 668, 22, "#FFF6EE") +
      circle(190, 668, 13, "#7FD3D8"),
    wave(paint, 706, 26, 360, ["#37AEB4", "#0D7C87"]),
    things(paint, around, [
      [-520, 660, 128, -10],
      [530, 676, 122, 10],
    ]),
    wave(paint, 786, 24, 300, ["#1C95A0", "#085F6B"]),
  ].join("");
};

/** mareo: a day at the sea, from the reef to the cliff. */
export const mareoScenes = { reef, beach, lighthouse, boat } satisfies Record<string, Composition>;
