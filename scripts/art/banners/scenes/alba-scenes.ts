import { glow } from "../../draw/air.ts";
import { darken, lighten } from "../../draw/color.ts";
import type { Paint } from "../../draw/paint.ts";
import { petals } from "../../draw/shapes.ts";
import {
  circle,
  ellipse,
  filtered,
  group,
  num,
  path,
  rect,
  repeat,
  stroke,
} from "../../draw/svg.ts";
import { volume } from "../../draw/volume.ts";
import { risingSun } from "../alba-sun.ts";
import { motif } from "../motif.ts";
import {
  band,
  type Composition,
  landscape,
  mirrored,
  nth,
  placed,
  polygon,
  SCENE,
  standing,
  things,
} from "./scene-kit.ts";

const PAPER = ["#FFD45E", "#E8467C", "#FFF0C4", "#2FA39A", "#F4722F", "#B90F2C"];
const EDGE = SCENE.width / 2;

/** The house's sun draws right of zero, so a scene moves it to its own middle. */
const sunAt = (paint: Paint, y: number, r: number): string =>
  group({ at: [-520, 0] }, risingSun(paint, 520, y, r));

/** One flag of cut paper that hangs at its upper edge, with holes to see through. */
function flag(x: number, y: number, scale: number, tint: string): string {
  const hole = (cx: number, cy: number, r: number) =>
    `M${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}L${cx - r} ${cy}Z`;
  const cut = `M-52 0H52V76q-13 26 -26 0q-13 26 -26 0q-13 26 -26 0q-13 26 -26 0Z${hole(0, 40, 19)}${hole(-32, 24, 9)}${hole(32, 24, 9)}${hole(-32, 58, 9)}${hole(32, 58, 9)}`;
  return group({ at: [x, y], scale }, path(cut, tint, 'fill-rule="evenodd"'));
}

/** A string of paper flags that hangs through from side to side. */
function picado(y: number, sag: number, reach: number, scale: number, first = 0): string {
  const count = Math.floor((reach * 2) / (118 * scale));
  const low = (x: number) => y + sag * (1 - (x / reach) ** 2);
  return (
    stroke(`M${-reach} ${y}Q0 ${y + sag * 2} ${reach} ${y}`, "#6B1020", 4 * scale) +
    repeat(count, (at) => {
      const x = -reach + ((at + 0.5) * reach * 2) / count;
      return flag(x, low(x), scale, PAPER[(at + first) % PAPER.length]!);
    })
  );
}

function marigold(x: number, y: number, r: number, tint: string): string {
  const ring = (size: number, fill: string) =>
    path(petals(x, y, { base: size * 0.3, long: size, short: size * 0.9 }, 11), fill);
  return (
    circle(x, y, r * 0.72, darken(tint, 0.22)) +
    ring(r, darken(tint, 0.12)) +
    ring(r * 0.72, tint) +
    circle(x, y, r * 0.3, lighten(tint, 0.3))
  );
}

/** A stall of the fair at dawn: the subject lies on its counter below the awning. */
const stall: Composition = (paint, { subject, around, turn }) => {
  const wide = 134;
  const awning = repeat(12, (at) => {
    const x = -804 + at * wide;
    const cloth = `M${x} -20H${x + wide}V118a${wide / 2} 52 0 0 1 ${-wide} 0Z`;
    return path(
      cloth,
      at % 2 ? "#FFF3D6" : nth(["#C8142F", "#1D8A82", "#D92D6A", "#F4722F"], turn),
    );
  });
  const boards = repeat(11, (at) =>
    volume(
      paint,
      polygon(
        [-800 + at * 148, 690],
        [-656 + at * 148, 690],
        [-656 + at * 148, 880],
        [-800 + at * 148, 880],
      ),
      "#B4552A",
      "down",
    ),
  );
  const lace = repeat(14, (at) => flag(-754 + at * 116, 684, 1.08, PAPER[(at + 2) % 6]!));
  const house = (x: number, w: number, top: number) =>
    rect(x, top, w, 700 - top, "#D8492F") +
    rect(x + w * 0.2, top + 40, w * 0.18, 60, "#FFE08A", 'rx="10"') +
    rect(x + w * 0.6, top + 40, w * 0.18, 60, "#FFE08A", 'rx="10"');
  return [
    band(paint, [
      [0, "#E2442F"],
      [0.5, "#FF9A4A"],
      [0.8, "#FFE3A0"],
    ]),
    sunAt(paint, 500, 470),
    filtered(
      "far",
      house(-800, 210, 300),
      house(-590, 150, 390),
      house(440, 160, 360),
      house(600, 210, 290),
    ),
    glow(paint, 0, 400, 440, "#FFF6D0", 0.85),
    mirrored(volume(paint, polygon([-700, 100], [-650, 100], [-650, 700], [-700, 700]), "#8C3A1C")),
    filtered("lit", rect(-820, 628, 1640, 66, "#E89A4C") + rect(-820, 628, 1640, 18, "#FFCF8A")),
    rect(-820, 694, 1640, 180, "#7D2A10"),
    boards,
    filtered("lit", lace),
    placed(paint, around, [
      [-440, 556, 176, -8],
      [446, 560, 168, 8],
    ]),
    standing(paint, subject, 0, 652, 400),
    placed(
      paint,
      ["marigold", "marigold", "marigold"],
      [
        [-256, 622, 84, -10],
        [262, 620, 88, 14],
        [560, 626, 70, -6],
      ],
    ),
    filtered("lit", picado(150, 22, EDGE, 0.74)),
    filtered("lit", awning),
    band(
      paint,
      [
        [0, "#4A0312", 0.45],
        [1, "#4A0312", 0],
      ],
      0,
      170,
    ),
  ].join("");
};

/** A path between marigolds that leads to the rising sun. */
const marigolds: Composition = (paint, { subject, around, turn }) => {
  const horizon = 440;
  const blossoms = nth(
    [
      ["#FF9A1F", "#FFB52E", "#F9761A", "#FFC94D"],
      ["#E8467C", "#FF7FA6", "#D92D6A", "#FF9A6C"],
      ["#FFF0C4", "#FFD45E", "#FFE493", "#FF9A1F"],
    ],
    turn,
  );
  const rows = repeat(9, (row) => {
    const depth = (row + 1) / 9;
    const y = horizon + 26 + depth ** 1.7 * 400;
    const r = 12 + depth ** 1.5 * 74;
    const edge = 46 + depth ** 1.5 * 400;
    return repeat(7, (at) => {
      const x = edge + at * r * 1.8 + paint.between(-0.3, 0.3) * r;
      const tint = () => paint.pick(blossoms);
      const top = y + paint.between(-0.2, 0.2) * r;
      return x - r > EDGE
        ? ""
        : marigold(x, top, r, tint()) + marigold(-x, top + r * 0.1, r, tint());
    });
  });
  const fallen = repeat(46, () => {
    const depth = paint.random();
    const x = paint.between(-1, 1) * (36 + depth * 340);
    return ellipse(
      x,
      horizon + 20 + depth * 400,
      5 + depth * 12,
      3 + depth * 6,
      paint.pick(["#F9761A", "#FF9A1F", "#E8467C"]),
    );
  });
  return [
    band(
      paint,
      [
        [0, "#8E0A22"],
        [0.5, "#E8442F"],
        [1, "#FFC25E"],
      ],
      0,
      horizon + 60,
    ),
    sunAt(paint, horizon + 6, 400),
    glow(paint, 0, horizon - 60, 420, "#FFF6D0", 0.75),
    landscape(paint, horizon + 20, 110, 560, "#A8152F"),
    landscape(paint, horizon + 34, 60, 420, "#7D0D28"),
    band(
      paint,
      [
        [0, "#8C2A1C"],
        [1, "#5A0F1E"],
      ],
      horizon + 20,
    ),
    path(`M-30 ${horizon + 20}H30Q90 640 470 880H-470Q-90 640 -30 ${horizon + 20}Z`, "#FFDE9C"),
    path(
      `M-16 ${horizon + 20}H16Q40 640 210 880H-210Q-40 640 -16 ${horizon + 20}Z`,
      "#FFF3D0",
      'opacity=".7"',
    ),
    fallen,
    rows,
    filtered("blur14", ellipse(0, 740, 190, 86, "#7D2A10", 'opacity=".55"')),
    standing(paint, subject, 0, 668, 430),
    things(paint, around, [
      [-330, 250, 112, -14],
      [340, 236, 118, 16],
    ]),
    filtered(
      "blur2",
      marigold(-640, 850, 170, blossoms[2]!),
      marigold(690, 860, 190, blossoms[1]!),
      marigold(-400, 900, 120, blossoms[1]!),
    ),
  ].join("");
};

/** Sheets of cut paper, the nearest with the widest opening; the subject bursts out of them. */
const layers: Composition = (paint, { subject, around, turn }) => {
  const sheets = nth(
    [
      ["#FFB52E", "#F58E1E", "#EE5A2C", "#D81E3A", "#A80D33", "#7A0A2E"],
      ["#FFD45E", "#FF9A6C", "#F2607C", "#D92D6A", "#A31A5C", "#6E0F4A"],
      ["#FFE08A", "#9BD8A8", "#4CBFAE", "#2FA39A", "#1D7F7A", "#B90F2C"],
    ],
    turn,
  );
  const opening = (r: number, lobes: number, turn: number) => {
    const corner = (at: number, out: number) => {
      const angle = ((at + turn) / lobes) * Math.PI * 2;
      return `${num(Math.cos(angle) * out * 1.32)} ${num(404 + Math.sin(angle) * out)}`;
    };
    let d = `M${corner(0, r)}`;
    for (let at = 0; at < lobes; at++) d += `Q${corner(at + 0.5, r * 1.3)} ${corner(at + 1, r)}`;
    return `${d}Z`;
  };
  const drawn = sheets.map((tint, at) => {
    const r = 172 + at * 62;
    const sheet = path(
      `M-900 -100H900V980H-900Z${opening(r, 13 + at, at * 0.37)}`,
      tint,
      'fill-rule="evenodd"',
    );
    const dots = repeat(13 + at, (lobe) => {
      const angle = ((lobe + 0.5 + at * 0.37) / (13 + at)) * Math.PI * 2;
      return circle(
        Math.cos(angle) * r * 1.32 * 1.24,
        404 + Math.sin(angle) * r * 1.24,
        6,
        lighten(tint, 0.35),
      );
    });
    return filtered("lit", sheet) + dots;
  });
  const leaf = (x: number, y: number, turn: number, tint: string) =>
    group(
      { at: [x, y], rotate: turn },
      path("M0 0C-46 -60 -40 -140 0 -190C40 -140 46 -60 0 0Z", tint),
      stroke("M0 -10V-160", darken(tint, 0.25), 4),
    );
  const corner = [-64, -30, 4]
    .map((turn, at) => leaf(-600, 800, turn + 40, ["#2FA39A", "#1D7F7A", "#4CBFAE"][at]!))
    .join("");
  return [
    band(paint, [
      [0, "#FFF6D0"],
      [1, "#FFDE8A"],
    ]),
    glow(paint, 0, 404, 320, "#FFFFFF", 0.9),
    path(petals(0, 404, { base: 90, long: 300, short: 250 }, 26), "#FFD45E", 'opacity=".7"'),
    ...drawn,
    filtered("lit", mirrored(corner)),
    motif(paint, subject, 0, 404, 470),
    things(paint, around, [
      [-400, 250, 138, -18],
      [410, 236, 130, 16],
      [-470, 560, 126, 14],
      [470, 560, 142, -12],
    ]),
  ].join("");
};

/** Cards of a fair's lottery on a striped shawl; the subject is on the drawn one. */
const cards: Composition = (paint, { subject, around, turn }) => {
  const threads = ["#B90F2C", "#F4722F", "#FFD45E", "#E8467C", "#7A0A2E", "#2FA39A", "#FFF0C4"];
  let left = -1000;
  let weave = "";
  while (left < 1000) {
    const w = paint.pick([22, 34, 60, 120]);
    weave += rect(
      left,
      -400,
      w + 1,
      1700,
      w > 100 ? nth(["#C8142F", "#1D7F7A", "#F4722F"], turn) : paint.pick(threads),
    );
    left += w;
  }
  const grain = repeat(70, (at) => rect(-1000, -300 + at * 22, 2000, 5, "#4A0312", 'opacity=".1"'));
  const card = (x: number, y: number, turn: number, scale: number, sky: string, inside: string) =>
    group(
      { at: [x, y], rotate: turn },
      filtered(
        "lit",
        rect(
          -150 * scale,
          -212 * scale,
          300 * scale,
          424 * scale,
          "#FFF6E0",
          `rx="${num(18 * scale)}"`,
        ),
      ),
      rect(-128 * scale, -190 * scale, 256 * scale, 380 * scale, sky, `rx="${num(8 * scale)}"`),
      path(
        petals(0, 30 * scale, { base: 40 * scale, long: 122 * scale, short: 104 * scale }, 20),
        "#FFF0C4",
        'opacity=".42"',
      ),
      rect(-128 * scale, 128 * scale, 256 * scale, 62 * scale, "#FFF6E0"),
      repeat(5, (at) =>
        path(
          `M${(at - 2) * 36 * scale} ${147 * scale}l${11 * scale} ${12 * scale}l${-11 * scale} ${12 * scale}l${-11 * scale} ${-12 * scale}Z`,
          at % 2 ? "#F4722F" : "#B90F2C",
        ),
      ),
      `<rect x="${-140 * scale}" y="${-202 * scale}" width="${280 * scale}" height="${404 * scale}" rx="${12 * scale}" fill="none" stroke="#B90F2C" stroke-width="${3 * scale}"/>`,
      inside,
    );
  const [one = "marigold", two = "bell"] = around;
  return [
    group({ at: [0, 434], rotate: -14 }, group({ at: [0, -434] }, weave, grain)),
    glow(paint, 0, 380, 620, "#FFE9B0", 0.5),
    card(-392, 410, -15, 1.08, "#2FA39A", things(paint, [one], [[0, -24, 210]])),
    card(392, 404, 14, 1.08, "#E8467C", things(paint, [two], [[0, -24, 210]])),
    card(0, 396, -3, 1.44, "#F9A12E", motif(paint, subject, 0, -40, 372)),
    things(
      paint,
      ["marigold"],
      [
        [-224, 690, 92, -10],
        [238, 676, 96, 18],
        [-640, 660, 88, 24],
        [648, 180, 96, -12],
        [-620, 170, 84, 8],
      ],
    ),
  ].join("");
};

const EYE = 420;
/** A point of the left house fronts: `depth` 0 is the end of the street, 1 beside the viewer. */
const front = (depth: number, up: number): [number, number] => [
  -(96 + depth * 780),
  EYE + 30 - up * (0.16 + depth),
];

/** A street between painted houses at dawn, with strings of paper over it. */
const street: Composition = (paint, { subject, around, turn }) => {
  const row = (tints: string[]) =>
    tints
      .map((tint, at) => {
        const [far, near] = [at / tints.length, (at + 1) / tints.length];
        const high = 330 + (at % 2) * 90;
        const pane = (from: number, to: number, low: number, top: number, fill: string) => {
          const at2 = (share: number) => far + (near - far) * share;
          return path(
            polygon(
              front(at2(from), low),
              front(at2(to), low),
              front(at2(to), top),
              front(at2(from), top),
            ),
            fill,
          );
        };
        return (
          pane(0, 1, -340, high, tint) +
          pane(0, 1, high - 34, high, lighten(tint, 0.35)) +
          pane(0, 1, -340, -230, darken(tint, 0.3)) +
          pane(0.56, 0.86, -300, 10, darken(tint, 0.55)) +
          pane(0.14, 0.42, -70, 130, "#FFF0C4") +
          pane(0.17, 0.39, -60, 120, "#FFB347") +
          pane(0.56, 0.86, 90, 220, "#FFF0C4") +
          pane(0.59, 0.83, 98, 212, "#7A0A2E")
        );
      })
      .join("");
  const stones = repeat(12, (at) => {
    const depth = (at + 1) / 12;
    const y = EYE + 62 + depth ** 1.6 * 390;
    return stroke(
      `M${num(-(70 + depth * 760))} ${num(y + 12)}Q0 ${num(y - 22)} ${num(70 + depth * 760)} ${num(y + 12)}`,
      "#B4552A",
      2 + depth * 5,
      'opacity=".4"',
    );
  });
  return [
    band(paint, [
      [0, "#D81E3A"],
      [0.34, "#FF7A45"],
      [0.6, "#FFE3A0"],
    ]),
    sunAt(paint, EYE + 10, 300),
    glow(paint, 0, EYE - 20, 420, "#FFF6D0", 0.9),
    path(polygon([-110, EYE + 60], [110, EYE + 60], [900, 900], [-900, 900]), "#E9A05C"),
    stones,
    row(
      nth(
        [
          ["#E8467C", "#F2B33D", "#2FA39A", "#C8142F"],
          ["#2FA39A", "#E8467C", "#F4722F", "#F2B33D"],
          ["#FFF0C4", "#C8142F", "#F2B33D", "#E8467C"],
        ],
        turn,
      ),
    ),
    `<g transform="scale(-1 1)">${row(
      nth(
        [
          ["#F4722F", "#FFF0C4", "#E8467C", "#F2B33D"],
          ["#C8142F", "#F2B33D", "#FFF0C4", "#2FA39A"],
          ["#2FA39A", "#F4722F", "#E8467C", "#2FA39A"],
        ],
        turn,
      ),
    )}</g>`,
    band(paint, [
      [0, "#FFD97A", 0.3],
      [1, "#8E0A22", 0.35],
    ]),
    filtered("blur2", picado(214, 60, 330, 0.42, 1)),
    filtered("lit", picado(128, 70, 560, 0.7, 3)),
    filtered("lit", picado(16, 74, 840, 1.04)),
    filtered("blur14", ellipse(0, 730, 200, 80, "#7D2A10", 'opacity=".6"')),
    glow(paint, 0, 450, 330, "#FFF6D0", 0.7),
    standing(paint, subject, 0, 672, 420),
    placed(paint, around, [
      [-370, 616, 150, -6],
      [376, 620, 146, 8],
    ]),
  ].join("");
};

/** alba: a fair at dawn, cut out of paper. */
export const albaScenes = { stall, marigolds, layers, cards, street } satisfies Record<
  string,
  Composition
>;
