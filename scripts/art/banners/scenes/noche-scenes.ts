import { glow } from "../../draw/air.ts";
import { darken, lighten } from "../../draw/color.ts";
import type { Paint } from "../../draw/paint.ts";
import {
  circle,
  ellipse,
  faded,
  filtered,
  linear,
  num,
  path,
  rect,
  repeat,
  stroke,
} from "../../draw/svg.ts";
import { volume } from "../../draw/volume.ts";
import { motif } from "../motif.ts";
import { ICE, overRoad, overStreet, ROSE, tube, VOLT } from "./noche-streets.ts";
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

/** Houses from edge to edge that stand on `floor`, some of their windows lit. */
function houses(
  paint: Paint,
  floor: number,
  size: { high: [number, number]; wide: [number, number] },
  tint: string,
  lit: number,
): string {
  let drawn = "";
  for (let x = -EDGE - 30; x < EDGE; ) {
    const w = paint.between(...size.wide);
    const high = paint.between(...size.high) * (0.65 + Math.abs(x + w / 2) / EDGE / 1.6);
    drawn += rect(x, floor - high, w - 6, high, tint);
    if (paint.random() > 0.6) drawn += rect(x + w * 0.44, floor - high - 54, 4, 56, tint);
    for (let y = floor - high + 18; y < floor - 16; y += 27) {
      for (let at = x + 14; at < x + w - 26; at += 24) {
        if (paint.random() > lit) continue;
        const pane = paint.pick(["#FFD08A", "#FFD08A", "#A9ADF5", "#8C90D8", VOLT, ROSE]);
        drawn += rect(at, y, 12, 15, pane!, `opacity="${num(paint.between(0.45, 0.95))}"`);
      }
    }
    x += w;
  }
  return drawn;
}

function starry(paint: Paint, low: number): string {
  return repeat(70, () =>
    circle(
      paint.between(-EDGE, EDGE),
      paint.between(0, low),
      paint.between(1, 3),
      "#FFFFFF",
      `opacity="${num(paint.between(0.3, 0.9))}"`,
    ),
  );
}

function moon(paint: Paint, [x = 0, y = 0, r = 0]: number[]): string {
  return [
    glow(paint, x, y, r * 2.4, "#A9ADF5", 0.55),
    circle(x, y, r, "#F1EEFF"),
    circle(x - r * 0.3, y - r * 0.2, r * 0.2, "#D4D0F2"),
    circle(x + r * 0.32, y + r * 0.3, r * 0.27, "#D4D0F2"),
    circle(x + r * 0.2, y - r * 0.48, r * 0.12, "#D4D0F2"),
  ].join("");
}

/** A roof above the city under a large moon. */
const rooftop: Composition = (paint, { subject, around, turn }) => {
  const bricks = repeat(5, (row) =>
    repeat(17, (at) =>
      rect(
        -EDGE - 40 + at * 100 + (row % 2) * 50,
        712 + row * 34,
        94,
        29,
        row % 2 ? "#33275F" : "#2C2154",
        'rx="4"',
      ),
    ),
  );
  const tank = [
    stroke("M-590 660V540M-470 660V540M-590 620L-470 560M-470 620L-590 560", "#120D2C", 9),
    volume(paint, polygon([-616, 370], [-444, 370], [-452, 552], [-608, 552]), "#473A86"),
    path(polygon([-632, 374], [-530, 300], [-428, 374]), "#241B50"),
    repeat(3, (at) => rect(-616, 404 + at * 50, 172, 6, "#120D2C", 'opacity=".6"')),
  ].join("");
  const mast = [
    stroke("M560 664V330M500 400H620M514 440H606M528 480H592", "#120D2C", 8),
    circle(560, 322, 26, ROSE, 'opacity=".35"'),
    circle(560, 322, 9, ROSE),
  ].join("");
  return [
    band(paint, [
      [0, nth(["#140F38", "#0A1440", "#1C0A33"], turn)],
      [0.5, nth(["#43237E", "#20428F", "#7A1F72"], turn)],
      [0.8, nth(["#B23A86", "#3FA6C4", "#FF7A6C"], turn)],
    ]),
    starry(paint, 380),
    moon(
      paint,
      nth(
        [
          [30, 322, 260],
          [340, 216, 128],
          [-250, 250, 170],
        ],
        turn,
      ),
    ),
    filtered("far", houses(paint, 700, { high: [170, 330], wide: [70, 130] }, "#4B2E86", 0.12)),
    glow(paint, 0, 640, 700, ROSE, 0.4),
    houses(paint, 720, { high: [110, 250], wide: [90, 170] }, "#1C1547", 0.34),
    tank,
    mast,
    filtered("lit", rect(-820, 652, 1640, 46, "#4A3B8E")),
    rect(-820, 652, 1640, 12, "#8C7FE0"),
    rect(-820, 698, 1640, 200, "#1A1238"),
    bricks,
    band(
      paint,
      [
        [0, "#0B0A22", 0],
        [1, "#0B0A22", 0.8],
      ],
      690,
    ),
    glow(paint, -190, 560, 300, VOLT, 0.4),
    glow(paint, 200, 560, 300, ROSE, 0.5),
    standing(paint, subject, 0, 662, 440),
    placed(paint, around, [
      [-316, 588, 140, -8],
      [330, 594, 132, 10],
    ]),
  ].join("");
};

/** A shop window at night, its neon mirrored on the wet pavement. */
const shop: Composition = (paint, { subject, around, turn }) => {
  const wall = repeat(13, (row) =>
    repeat(15, (at) => {
      const tint = paint.pick(["#241A4E", "#281D57", "#201747", "#2D2160"]);
      return rect(-EDGE - 60 + at * 116 + (row % 2) * 58, row * 56, 110, 50, tint, 'rx="5"');
    }),
  );
  const [left, right, top, sill] = [-390, 390, 118, 640];
  const stripes = repeat(10, (at) =>
    path(
      `M${left - 40 + at * 86} 40H${left + 46 + at * 86}L${left + 46 + at * 86} 142a43 30 0 0 1 -86 0Z`,
      at % 2 ? "#F1EEFF" : nth(["#5B3BD1", "#C2185B", "#0E8C9A"], turn),
    ),
  );
  const [insideDefs, inside] = linear(paint, [
    [0, nth(["#3A1C86", "#12306E", "#5A1033"], turn)],
    [0.55, nth(["#B23A9A", "#2F7FC4", "#D9416B"], turn)],
    [1, nth(["#FF7CA8", "#8FE8E0", "#FFB27C"], turn)],
  ]);
  const arrow = (x: number) =>
    `M${x} 250h92m-34 -34l36 34l-36 34M${x + 4} 330h92m-34 -34l36 34l-36 34`;
  return [
    rect(-EDGE, 0, SCENE.width, SCENE.height, "#150F35"),
    wall,
    glow(paint, 0, 400, 820, "#7A35D8", 0.5),
    filtered(
      "lit",
      rect(left - 24, top - 24, right - left + 48, sill - top + 48, "#0F0A29", 'rx="14"'),
    ),
    insideDefs,
    rect(left, top, right - left, sill - top, inside),
    glow(paint, 0, 400, 380, "#FFE3F2", 0.85),
    rect(left, 300, 190, 12, "#F1EEFF", 'opacity=".55"'),
    rect(right - 190, 300, 190, 12, "#F1EEFF", 'opacity=".55"'),
    things(paint, around, [
      [-292, 240, 124, -6],
      [292, 242, 120, 8],
      [-288, 562, 140, -8],
      [290, 564, 136, 8],
    ]),
    path(
      polygon([left, 596], [right, 596], [right, sill], [left, sill]),
      "#2A1466",
      'opacity=".75"',
    ),
    standing(paint, subject, 0, 618, 440),
    path(
      polygon([left + 60, top], [left + 190, top], [left + 20, sill], [left, sill], [left, 300]),
      "#FFFFFF",
      'opacity=".1"',
    ),
    path(
      polygon([right - 60, top], [right - 20, top], [right - 170, sill], [right - 250, sill]),
      "#FFFFFF",
      'opacity=".1"',
    ),
    tube(
      `M${left - 12} ${sill + 8}V${top + 40}M${right + 12} ${sill + 8}V${top + 40}M${left - 12} ${sill + 8}H${right + 12}`,
      VOLT,
      9,
    ),
    filtered("lit", stripes),
    tube(arrow(-590), ROSE, 9),
    `<g transform="scale(-1 1)">${tube(arrow(-590), ICE, 9)}</g>`,
    band(
      paint,
      [
        [0, "#1A1240"],
        [1, "#090717"],
      ],
      690,
    ),
    rect(-EDGE, 686, SCENE.width, 10, "#4A3B8E"),
    faded(
      0.7,
      filtered(
        "blur14",
        rect(-400, 716, 800, 16, VOLT),
        ellipse(0, 790, 330, 46, "#E85AA8"),
        rect(-600, 740, 120, 14, ROSE),
        rect(480, 740, 120, 14, ICE),
      ),
    ),
    repeat(26, () =>
      rect(
        paint.between(-EDGE, EDGE),
        paint.between(710, 860),
        paint.between(40, 170),
        3,
        paint.pick(["#D2FF3C", "#FF8FAB", "#A9ADF5"]),
        `rx="2" opacity="${num(paint.between(0.15, 0.5))}"`,
      ),
    ),
  ].join("");
};

/** A street in the rain: signs along both sides, and everything twice on the asphalt. */
const rain: Composition = (paint, { subject, around, turn }) => {
  const floor = 606;
  const signs = [
    [-700, 130, 150, 330, ROSE],
    [-500, 220, 100, 270, ICE],
    [-352, 300, 66, 200, VOLT],
  ] as const;
  const side = (tints: readonly string[]) =>
    signs
      .map(([x, y, w, high], at) => {
        const tint = tints[at]!;
        const plate = rect(x, y, w, high, darken(tint, 0.78), 'rx="14"');
        const frame = `M${x + 10} ${y + 10}h${w - 20}v${high - 20}h${20 - w}Z`;
        const marks = repeat(3, (row) => {
          const [cx, cy, r] = [x + w / 2, y + (high * (row + 0.7)) / 3.4, w * 0.2];
          return tube(
            row === 1
              ? `M${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}L${cx - r} ${cy}Z`
              : `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
            lighten(tint, 0.2),
            w * 0.034,
          );
        });
        return plate + tube(frame, tint, w * 0.045) + marks;
      })
      .join("");
  const lit = (near: number, far: number, top: number) =>
    repeat(6, (row) =>
      repeat(3, (at) => {
        if (paint.random() > 0.62) return "";
        const [x, w] = [near + ((far - near) * (at + 0.2)) / 3, (far - near) / 5];
        const y = top + (row * (floor - top)) / 7;
        const pane = polygon([x, y], [x + w, y + 5], [x + w, y + 34], [x, y + 36]);
        return path(pane, paint.pick(["#FFD08A", "#A9ADF5", "#FF8FAB"]), 'opacity=".6"');
      }),
    );
  const blocks = mirrored(
    path(polygon([-820, -20], [-600, 60], [-600, floor], [-820, floor + 110]), "#1D1450") +
      path(polygon([-600, 60], [-440, 180], [-440, floor], [-600, floor]), "#2A1D66") +
      path(polygon([-440, 180], [-300, 280], [-300, floor], [-440, floor]), "#382880") +
      lit(-800, -610, 80) +
      lit(-600, -450, 210) +
      lit(-440, -310, 310),
  );
  const town =
    houses(paint, floor, { high: [120, 260], wide: [60, 110] }, "#3A2580", 0.3) +
    blocks +
    side(
      nth(
        [
          [ROSE, ICE, VOLT],
          [VOLT, ROSE, ICE],
          [ICE, VOLT, ROSE],
        ],
        turn,
      ),
    ) +
    `<g transform="scale(-1 1)">${side(
      nth(
        [
          [VOLT, ROSE, ICE],
          [ICE, VOLT, ROSE],
          [ROSE, ICE, VOLT],
        ],
        turn,
      ),
    )}</g>` +
    overStreet(paint, turn);
  const mirror = (drawn: string) =>
    `<g transform="translate(0 ${floor * 2}) scale(1 -1)">${drawn}</g>`;
  const drops = repeat(80, () => {
    const [x, y, long] = [
      paint.between(-EDGE, EDGE + 100),
      paint.between(-20, 840),
      paint.between(24, 80),
    ];
    return stroke(
      `M${num(x)} ${num(y)}l${num(-long * 0.2)} ${num(long)}`,
      "#D9DBFF",
      2.4,
      `opacity="${num(paint.between(0.14, 0.42))}"`,
    );
  });
  const ripples = repeat(18, () => {
    const [x, y] = [paint.between(-EDGE, EDGE), paint.between(floor + 30, 850)];
    const r = 10 + (y - floor) * 0.12;
    return ellipse(x, y, r, r * 0.3, "none", 'stroke="#D9DBFF" stroke-width="2.4" opacity=".4"');
  });
  const cast = standing(paint, subject, 0, floor + 36, 440);
  return [
    band(paint, [
      [0, "#120C30"],
      [0.55, nth(["#4A2390", "#1F3F8F", "#5C1F6E"], turn)],
      [0.72, nth(["#C2489A", "#4FB0C4", "#FF8A7C"], turn)],
    ]),
    glow(paint, 0, floor - 120, 420, "#FFB3D4", 0.8),
    town,
    band(
      paint,
      [
        [0, "#2A1A5C"],
        [1, "#0B0820"],
      ],
      floor,
    ),
    faded(0.75, filtered("blur6", mirror(town.replace(/ id="[^"]*"/g, "")))),
    band(
      paint,
      [
        [0, "#2A1A6C", 0.05],
        [1, "#080616", 0.6],
      ],
      floor,
    ),
    faded(
      0.42,
      filtered(
        "blur6",
        `<g transform="translate(0 ${floor * 2 + 66}) scale(1 -1)">${motif(paint, subject, 0, floor - 166, 440)}</g>`,
      ),
    ),
    ripples,
    glow(paint, -180, 480, 300, VOLT, 0.34),
    glow(paint, 190, 480, 300, ROSE, 0.5),
    cast,
    placed(paint, around, [
      [-330, 620, 120, -10],
      [340, 624, 116, 10],
    ]),
    drops,
  ].join("");
};

/** A road in long exposure below a gantry whose screen shows the subject. */
const gantry: Composition = (paint, { subject, around, turn }) => {
  const eye = 560;
  const lights = (tints: string[], side: -1 | 1) =>
    repeat(34, () => {
      const x = side * paint.between(30, 1250);
      return stroke(
        `M${num(x)} 900C${num(x * 0.55)} ${eye + 110} ${num(side * 26 + x * 0.04)} ${eye + 34} ${num(side * paint.between(4, 22))} ${eye}`,
        paint.pick(tints),
        1 + paint.random() ** 2 * 8,
        `opacity="${num(paint.between(0.4, 0.95))}"`,
      );
    });
  const trails = lights([VOLT, "#E9FFA0", "#A9E600"], -1) + lights([ROSE, "#FF8FAB", "#C81E5B"], 1);
  const truss = (y: number) =>
    repeat(20, (at) => stroke(`M${-620 + at * 64} ${y}l32 -40l32 40`, "#4A3F8C", 6));
  const [left, top, w, high] = [-330, 92, 660, 436];
  const dots = repeat(11, (row) =>
    repeat(17, (at) =>
      circle(left + 30 + at * 37.5, top + 26 + row * 38.5, 4, "#B9A8FF", 'opacity=".16"'),
    ),
  );
  const gantryScreen = () =>
    [
      filtered(
        "lit",
        mirrored(
          volume(paint, polygon([-656, 60], [-620, 60], [-610, 800], [-666, 800]), "#3B317A"),
        ),
      ),
      stroke("M-640 104H640M-640 64H640", "#5A4EA6", 12),
      truss(104),
      filtered("lit", rect(left - 18, top - 18, w + 36, high + 36, "#15103A", 'rx="22"')),
      rect(left, top, w, high, nth(["#2B1A78", "#5A1040", "#0D3F6E"], turn), 'rx="12"'),
      path(
        polygon(
          [left, top + high],
          [left + 380, top],
          [left + w, top],
          [left + w, top + 130],
          [left + 200, top + high],
        ),
        nth(["#5B3BD1", "#C2246B", "#1F8FB0"], turn),
        'opacity=".7"',
      ),
      dots,
      glow(paint, 0, top + high / 2, 330, "#FF7CB0", 0.75),
      tube(
        `M${left} ${top + 30}V${top + high - 14}M${left + w} ${top + 30}V${top + high - 14}M${left + 14} ${top + high}H${left + w - 14}`,
        VOLT,
        7,
      ),
      motif(paint, subject, 0, top + high / 2 + 4, 400),
      things(paint, around, [
        [-244, top + 96, 104, -12],
        [246, top + 100, 100, 12],
        [-236, top + 342, 98, 10],
        [240, top + 340, 106, -10],
      ]),
    ].join("");
  const frame = overRoad(paint, turn);
  const screen = () =>
    frame
      ? [
          frame.front,
          motif(paint, subject, 0, frame.middle, frame.size),
          things(paint, around, [
            [-392, 250, 112, -12],
            [394, 256, 108, 12],
          ]),
        ].join("")
      : gantryScreen();
  return [
    band(paint, [
      [0, "#0E0A2A"],
      [0.45, nth(["#331C72", "#1A2F7A", "#4A1760"], turn)],
      [0.68, "#B0377E"],
    ]),
    starry(paint, 330),
    filtered("far", houses(paint, eye + 20, { high: [60, 170], wide: [56, 110] }, "#3C2478", 0.3)),
    frame?.back ?? "",
    glow(paint, 0, eye, 480, "#FF7CB0", 0.8),
    path(polygon([-1000, 900], [-20, eye], [20, eye], [1000, 900]), "#0C0920"),
    rect(-EDGE, eye, SCENE.width, 320, "#0C0920", 'opacity=".72"'),
    filtered("blur6", trails),
    trails,
    screen(),
  ].join("");
};

/** noche: a city after midnight, volt from the left and rose from the right. */
export const nocheScenes = { rooftop, shop, rain, gantry } satisfies Record<string, Composition>;
