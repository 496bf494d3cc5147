import { glow } from "../../draw/air.ts";
import type { Paint } from "../../draw/paint.ts";
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
import { motif } from "../motif.ts";
import {
  band,
  type Composition,
  mirrored,
  nth,
  placed,
  polygon,
  SCENE,
  standing,
  things,
} from "./scene-kit.ts";

const EDGE = SCENE.width / 2;
const [GOLD, SKY, NIGHT] = ["#FFC23D", "#3A76DD", "#052252"];

/** Spectators as dots of light, denser towards the lower rows. */
function crowd(paint: Paint, top: number, floor: number, count: number): string {
  return repeat(count, () => {
    const depth = paint.random();
    const tint = paint.pick([GOLD, "#FFFFFF", "#7FB0FF", SKY, "#1B55C4", "#FF6B5A"]);
    return circle(
      paint.between(-EDGE, EDGE),
      top + depth * (floor - top),
      4 + depth * 6,
      tint!,
      `opacity="${num(paint.between(0.25, 0.8))}"`,
    );
  });
}

function floodlight(paint: Paint, x: number, y: number): string {
  const lamps = repeat(8, (at) =>
    circle(x - 66 + (at % 4) * 44, y - 20 + Math.floor(at / 4) * 40, 15, "#FFFFFF"),
  );
  return [
    rect(x - 10, y, 20, 420, "#0B2A66"),
    rect(x - 96, y - 46, 192, 92, "#0B2A66", 'rx="12"'),
    lamps,
    glow(paint, x, y, 260, "#FFFFFF", 0.8),
  ].join("");
}

/** The cone of a floodlight from (x, y) to the middle of the ground. */
function cone(paint: Paint, x: number, y: number, to: number, spread: number): string {
  const [defs, light] = linear(paint, [
    [0, "#EAF2FF", 0.6],
    [1, "#EAF2FF", 0],
  ]);
  return (
    defs + path(polygon([x - 30, y], [x + 30, y], [to + spread, 800], [to - spread, 800]), light)
  );
}

/** A goal under floodlights; the subject flies into its net. */
const goal: Composition = (paint, { subject, around, turn }) => {
  const [bar, floor] = [150, 640];
  const net = [
    ...Array.from({ length: 23 }, (_, at) => {
      const x = -500 + at * 45.5;
      return stroke(
        `M${num(x)} ${bar}Q${num(x * 0.9)} 420 ${num(x * 0.84)} ${floor - 60}`,
        "#EAF2FF",
        3,
      );
    }),
    ...Array.from({ length: 11 }, (_, at) => {
      const y = bar + at * 43;
      const reach = 500 - at * 8;
      return stroke(
        `M${-reach} ${y}Q0 ${y + 34 * Math.sin((at / 10) * Math.PI)} ${reach} ${y}`,
        "#EAF2FF",
        3,
      );
    }),
  ].join("");
  const mown = repeat(8, (at) => {
    const x = -EDGE * 1.4 + at * 280;
    return path(
      polygon(
        [x * 0.62, floor - 50],
        [(x + 140) * 0.62, floor - 50],
        [(x + 140) * 1.5, 900],
        [x * 1.5, 900],
      ),
      "#FFFFFF",
      'opacity=".07"',
    );
  });
  const streak = (x: number, y: number, long: number) =>
    stroke(`M${x} ${y}l${-long * 0.86} ${long * 0.5}`, GOLD!, 9, 'opacity=".75"');
  return [
    band(paint, [
      [0, "#04153F"],
      [0.6, nth(["#1B55C4", "#C2563F", "#1B8FC4"], turn)],
    ]),
    crowd(paint, 230, 560, 520),
    band(
      paint,
      [
        [0, "#04153F", 0.72],
        [0.6, "#0B3285", 0.35],
        [1, "#0B3285", 0],
      ],
      0,
      600,
    ),
    band(
      paint,
      [
        [0, "#2E9B57"],
        [1, "#0F5B3A"],
      ],
      floor - 50,
    ),
    mown,
    stroke(`M-900 ${floor}H900`, "#FFFFFF", 9, 'opacity=".9"'),
    stroke(`M-640 ${floor}L-760 800H760L640 ${floor}`, "#FFFFFF", 8, 'opacity=".7"'),
    faded(0.55, net),
    cone(paint, -660, 70, -40, 300),
    cone(paint, 660, 70, 40, 300),
    mirrored(floodlight(paint, -660, 76)),
    glow(paint, 0, 390, 330, "#FFE7B0", 0.85),
    filtered("lit", stroke(`M-520 ${floor}V${bar}H520V${floor}`, "#FFFFFF", 24)),
    faded(
      0.8,
      filtered("blur2", streak(-180, 510, 300), streak(-120, 570, 330), streak(-60, 620, 260)),
    ),
    faded(0.45, filtered("blur14", ellipse(0, 690, 220, 36, "#04153F"))),
    motif(paint, subject, 0, 400, 430),
    things(paint, around, [
      [-380, 268, 118, -14],
      [386, 262, 124, 14],
      [400, 560, 112, 10],
    ]),
  ].join("");
};

/** A dressing room: jerseys to the sides, the subject in the open locker. */
const locker: Composition = (paint, { subject, around, turn }) => {
  const jersey = (x: number, y: number, tint: string, sash: string) =>
    group(
      { at: [x, y] },
      stroke("M0 -96q0 -24 20 -20M-58 -66L0 -96L58 -66", "#C9D6EE", 6),
      filtered(
        "lit",
        path("M-48 -74L-112 -34L-88 30L-62 18V150H62V18L88 30L112 -34L48 -74Q0 -44 -48 -74Z", tint),
      ),
      path("M-62 96L62 -8V44L-62 148Z", sash),
      path("M-48 -74Q0 -44 48 -74L36 -80Q0 -58 -36 -80Z", sash),
    );
  const cabin = (x: number) =>
    rect(x - 116, 60, 232, 560, "#123A86", 'rx="10"') +
    rect(x - 100, 76, 200, 530, "#0A2763", 'rx="6"') +
    rect(x - 100, 150, 200, 12, "#2A62C4");
  const slats = (x: number) =>
    repeat(5, (at) => rect(x - 40, 96 + at * 11, 80, 5, "#2A62C4", 'rx="2"'));
  const door = (side: 1 | -1) =>
    path(
      polygon([side * 278, 56], [side * 396, 22], [side * 396, 676], [side * 278, 626]),
      "#1B55C4",
    ) +
    path(
      polygon([side * 292, 90], [side * 382, 64], [side * 382, 300], [side * 292, 306]),
      "#0F3C96",
    ) +
    repeat(4, (at) =>
      stroke(`M${side * 306} ${120 + at * 40}L${side * 368} ${108 + at * 42}`, "#3A76DD", 7),
    ) +
    circle(side * 372, 380, 11, GOLD!);
  const tiles = repeat(9, (at) =>
    path(
      polygon(
        [-1000 + at * 250, 868],
        [-860 + at * 250, 868],
        [-400 + at * 115, 672],
        [-470 + at * 115, 672],
      ),
      "#FFFFFF",
      'opacity=".06"',
    ),
  );
  const [boxDefs, box] = linear(paint, [
    [0, "#FFF1CC"],
    [0.5, "#FFC85A"],
    [1, "#C97F16"],
  ]);
  return [
    band(paint, [
      [0, "#1A4AA8"],
      [1, "#0A2E75"],
    ]),
    repeat(2, (at) => rect(-EDGE, 18 + at * 10, SCENE.width, 5, GOLD!, 'opacity=".8"')),
    cabin(-660) + cabin(660) + slats(-660) + slats(660),
    jersey(
      -660,
      300,
      nth([GOLD!, "#D8322E", "#2FA35C"], turn),
      nth(["#0B3285", "#FFFFFF", "#F7FAFF"], turn),
    ),
    jersey(660, 300, "#F7FAFF", nth(["#D8322E", "#0B3285", GOLD!], turn)),
    band(
      paint,
      [
        [0, "#163F93"],
        [1, "#04153F"],
      ],
      672,
    ),
    tiles,
    filtered("lit", rect(-296, 40, 592, 606, "#0B2A66", 'rx="12"')),
    boxDefs,
    rect(-272, 62, 544, 560, box, 'rx="6"'),
    path(polygon([-272, 62], [272, 62], [190, 130], [-190, 130]), "#A8690F", 'opacity=".55"'),
    path(polygon([-272, 622], [272, 622], [190, 560], [-190, 560]), "#8A5208", 'opacity=".55"'),
    glow(paint, 0, 330, 330, "#FFFFFF", 0.85),
    filtered("lit", door(-1) + door(1)),
    standing(paint, subject, 0, 606, 430),
    filtered(
      "lit",
      rect(-900, 672, 560, 34, "#C98A4A", 'rx="8"'),
      rect(340, 672, 560, 34, "#C98A4A", 'rx="8"'),
    ),
    rect(-560, 706, 22, 90, "#04153F") + rect(540, 706, 22, 90, "#04153F"),
    placed(paint, around, [
      [-480, 610, 140, -8],
      [484, 612, 136, 8],
    ]),
    placed(paint, ["soccer-ball"], [[250, 742, 130, 12]]),
  ].join("");
};

/** A stand with flags below the scoreboard, which shows the subject. */
const scoreboard: Composition = (paint, { subject, around, turn }) => {
  const [left, top, w, high] = [-380, 70, 760, 474];
  const leds = repeat(14, (row) =>
    repeat(23, (at) =>
      circle(left + 22 + at * 32.5, top + 20 + row * 33.5, 5, "#7FB0FF", 'opacity=".16"'),
    ),
  );
  const flags: [number, number, number, string, string][] = [
    [-600, 640, -12, GOLD!, "#0B3285"],
    [-690, 730, -22, "#FFFFFF", "#D8322E"],
    [600, 636, 12, "#D8322E", "#FFFFFF"],
    [704, 724, 22, "#0B3285", GOLD!],
  ];
  const flag = ([x, y, turn, tint, bar]: (typeof flags)[number]) =>
    group(
      { at: [x, y], rotate: turn },
      stroke("M0 40V-290", "#D9C08A", 9),
      filtered("lit", path("M4 -288q60 -34 120 0t120 0V-140q-60 34 -120 0t-120 0Z", tint)),
      path("M4 -240q60 -34 120 0t120 0v52q-60 34 -120 0t-120 0Z", bar),
    );
  const fans = (y: number, gap: number, r: number, tint: string) =>
    repeat(Math.ceil(SCENE.width / gap) + 1, (at) => {
      const [x, lift] = [-EDGE + at * gap + paint.between(-10, 10), paint.between(0, r)];
      const raised = paint.random() > 0.55;
      const arms = raised
        ? stroke(
            `M${num(x - r)} ${num(y + r * 1.6 - lift)}l${num(-r * 0.5)} ${num(-r * 2.6)}M${num(x + r)} ${num(y + r * 1.6 - lift)}l${num(r * 0.5)} ${num(-r * 2.6)}`,
            tint,
            r * 0.5,
          )
        : "";
      return (
        arms +
        circle(x, y - lift, r, tint) +
        rect(x - r * 1.5, y + r * 0.8 - lift, r * 3, 240, tint, `rx="${num(r)}"`)
      );
    });
  const [screenDefs, screen] = linear(paint, [
    [0, nth(["#0F3FA8", "#8A1A2E", "#0E6E4A"], turn)],
    [1, nth(["#06225E", "#3A0A1E", "#043A2A"], turn)],
  ]);
  return [
    band(paint, [
      [0, "#04153F"],
      [0.7, "#2A6AE0"],
    ]),
    cone(paint, -700, -20, -240, 190),
    cone(paint, 700, -20, 240, 190),
    crowd(paint, 420, 660, 420),
    mirrored(volume(paint, polygon([-420, 40], [-386, 40], [-386, 800], [-420, 800]), "#2B4C8E")),
    filtered("lit", rect(left - 26, top - 26, w + 52, high + 52, "#0A1F4C", 'rx="22"')),
    screenDefs,
    rect(left, top, w, high, screen, 'rx="8"'),
    path(
      polygon(
        [left, top + high],
        [left, top + 300],
        [left + 320, top],
        [left + 500, top],
        [left + 20, top + high],
      ),
      nth([SKY!, "#E0564C", "#2FB37A"], turn),
      'opacity=".75"',
    ),
    path(
      polygon(
        [left + 560, top + high],
        [left + w, top + 210],
        [left + w, top + 120],
        [left + 430, top + high],
      ),
      GOLD!,
      'opacity=".9"',
    ),
    leds,
    glow(paint, 0, top + high / 2, 330, "#DCEBFF", 0.8),
    motif(paint, subject, 0, top + high / 2, 410),
    things(paint, around, [
      [-290, top + 110, 106, -10],
      [290, top + 112, 104, 10],
    ]),
    fans(660, 62, 21, "#0D3A8E"),
    flags.map(flag).join(""),
    fans(760, 84, 30, "#06225A"),
  ].join("");
};

/** The ground from above with its chalk lines; the subject stands on the centre spot. */
const pitch: Composition = (paint, { subject, around, turn }) => {
  const mown = repeat(11, (at) =>
    rect(-880 + at * 160, -300, 80, 1500, "#FFFFFF", 'opacity=".08"'),
  );
  const chalk = (d: string, width = 9) => stroke(d, "#F7FAFF", width, 'opacity=".92"');
  const ring = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  const cross = (x: number, y: number) => chalk(`M${x - 26} ${y - 26}l52 52m0 -52l-52 52`, 11);
  const arrow = (d: string, tip: string) =>
    stroke(d, GOLD!, 11, 'stroke-dasharray="30 24"') + stroke(tip, GOLD!, 11);
  const shadow = (turn: number) =>
    group({ at: [0, 560], rotate: turn }, ellipse(0, 210, 96, 230, "#04331F", 'opacity=".3"'));
  return [
    band(paint, [
      [0, "#2FA35C"],
      [1, "#177A47"],
    ]),
    group(
      { at: [0, 404], rotate: nth([-8, 14, -24], turn) },
      mown,
      chalk("M0 -700V700"),
      chalk(ring(300)),
      chalk("M-640 -700V700M640 -700V700"),
      chalk("M-640 -210H-470V210H-640M640 -210H470V210H640"),
      chalk("M-470 -90A110 110 0 0 1 -470 90M470 -90A110 110 0 0 0 470 90"),
      cross(-420, -292) + cross(372, 300),
      chalk("M404 -330a34 34 0 1 0 68 0a34 34 0 1 0 -68 0", 11),
      arrow("M-370 -300Q-160 -430 60 -350", "M24 -390L66 -348L18 -318"),
      arrow("M-420 300Q-240 420 -60 352", "M-104 392L-56 350L-110 322"),
    ),
    glow(paint, 0, 404, 620, "#F6FFD8", 0.42),
    filtered("blur14", shadow(38), shadow(-38)),
    faded(0.5, filtered("blur6", ellipse(0, 604, 200, 44, "#04331F"))),
    motif(paint, subject, 0, 404, 440),
    placed(paint, around, [
      [-520, 560, 128, -10],
      [520, 230, 122, 10],
      [560, 610, 112, 16],
    ]),
    band(paint, [
      [0, NIGHT!, 0.4],
      [0.3, NIGHT!, 0],
      [0.75, NIGHT!, 0],
      [1, NIGHT!, 0.5],
    ]),
  ].join("");
};

/** grada: the night of the match, from the dressing room to the goal. */
export const gradaScenes = { goal, locker, scoreboard, pitch } satisfies Record<
  string,
  Composition
>;
