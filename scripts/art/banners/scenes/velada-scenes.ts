import { glow } from "../../draw/air.ts";
import { darken } from "../../draw/color.ts";
import type { Paint } from "../../draw/paint.ts";
import { arch, glint } from "../../draw/shapes.ts";
import {
  circle,
  clipped,
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
import { card } from "../../props/cards.ts";
import { motif } from "../motif.ts";
import {
  band,
  type Composition,
  curtain,
  mirrored,
  nth,
  placed,
  polygon,
  SCENE,
  standing,
  things,
} from "./scene-kit.ts";

const EDGE = SCENE.width / 2;
const [GOLD, PALE, NIGHT] = ["#E3C27A", "#F7E8C4", "#00170F"];
const METAL: [string, string] = [GOLD!, "#8C6A26"];

/** The metal of frames and rims, dark at the lower edge. */
const metal = (paint: Paint): [defs: string, fill: string] =>
  linear(paint, [
    [0, "#FFF3D2"],
    [0.4, GOLD!],
    [1, "#8C6A26"],
  ]);

/** A marble floor in perspective from `horizon` down, light where the lamp shines on it. */
function marble(paint: Paint, horizon: number): string {
  const across = Array.from({ length: 7 }, (_, at) => horizon + (at / 6) ** 1.8 * (880 - horizon));
  const tiles = repeat(6, (row) =>
    repeat(18, (at) => {
      if ((row + at) % 2) return "";
      const [near, far] = [across[row + 1]!, across[row]!];
      const x = (column: number, y: number) => (column - 9) * (70 + (y - horizon) * 0.72);
      return path(
        polygon(
          [x(at, far), far],
          [x(at + 1, far), far],
          [x(at + 1, near), near],
          [x(at, near), near],
        ),
        "#E9F2EC",
        'opacity=".2"',
      );
    }),
  );
  return (
    band(
      paint,
      [
        [0, "#0F4635"],
        [1, "#062A1E"],
      ],
      horizon,
    ) + tiles
  );
}

/** A stage between velvet curtains, lit from its footlights. */
const stage: Composition = (paint, { subject, around, turn }) => {
  const [rimDefs, rim] = metal(paint);
  const swags = repeat(5, (at) => {
    const x = -850 + at * 340;
    return (
      volume(
        paint,
        `M${x} -20H${x + 340}V40Q${x + 170} 210 ${x} 40Z`,
        nth(["#0C6A4A", "#8C1734", "#1F3F7A"], turn),
        "down",
      ) + stroke(`M${x} 44Q${x + 170} 214 ${x + 340} 44`, GOLD!, 11)
    );
  });
  const boards = repeat(15, (at) =>
    stroke(`M${(at - 7) * 66} 600L${(at - 7) * 190} 800`, NIGHT!, 4, 'opacity=".35"'),
  );
  const shells = repeat(9, (at) => {
    const x = -640 + at * 160;
    return (
      glow(paint, x, 756, 120, "#FFE9B0", 0.6) +
      path(`M${x - 42} 800a42 46 0 0 1 84 0Z`, GOLD!) +
      stroke(`M${x} 798v-40M${x - 22} 798l-6 -30M${x + 22} 798l6 -30`, "#8C6A26", 3.5)
    );
  });
  return [
    band(paint, [
      [0, "#00251A"],
      [1, "#0A5A3F"],
    ]),
    repeat(12, (at) => rect(-EDGE + at * 140, 0, 60, 640, "#0F7350", 'opacity=".3"')),
    path(polygon([-60, -40], [60, -40], [390, 700], [-390, 700]), "#FFF6DA", 'opacity=".3"'),
    glow(paint, 0, 400, 440, "#FFEFC4", 0.55),
    band(
      paint,
      [
        [0, "#A0713A"],
        [1, "#5C3A18"],
      ],
      600,
    ),
    boards,
    ellipse(0, 694, 420, 66, "#FFE9B8", 'opacity=".6"'),
    filtered(
      "lit",
      mirrored(curtain(paint, 470, [nth(["#0C6A4A", "#8C1734", "#1F3F7A"], turn)], METAL)),
    ),
    faded(
      0.28,
      filtered(
        "blur6",
        `<g transform="translate(0 1350) scale(1 -1)">${motif(paint, subject, 0, 480, 430)}</g>`,
      ),
    ),
    standing(paint, subject, 0, 678, 430),
    placed(paint, around, [
      [-320, 630, 132, -8],
      [326, 632, 128, 8],
    ]),
    rimDefs,
    rect(-EDGE, 796, SCENE.width, 90, rim),
    shells,
    filtered("lit", swags),
  ].join("");
};

/** A card table from above, its lines in gold under a lamp. */
const felt: Composition = (paint, { subject, around, turn }) => {
  const line = (d: string, width = 5) => stroke(d, GOLD!, width, 'opacity=".85"');
  const bow = (r: number) =>
    `M${-r * 1.5} ${760 - r * 0.2}Q0 ${760 - r * 1.9} ${r * 1.5} ${760 - r * 0.2}`;
  const chip = (x: number, y: number, tint: string, high: number) =>
    repeat(high, (at) => {
      const top = y - at * 11;
      const notches = repeat(8, (notch) => {
        const angle = (notch / 8) * Math.PI * 2 + at * 0.3;
        return circle(x + Math.cos(angle) * 45, top + Math.sin(angle) * 45, 9, "#FFF9EA");
      });
      return (
        circle(x, top + 7, 56, darken(tint, 0.5)) +
        circle(x, top, 56, tint) +
        notches +
        circle(x, top, 31, "#FFF9EA", 'opacity=".92"') +
        circle(x, top, 25, tint)
      );
    });
  const box = (x: number, y: number, turn: number) =>
    group(
      { at: [x, y], rotate: turn },
      `<rect x="-74" y="-100" width="148" height="200" rx="16" fill="none" stroke="${GOLD}" stroke-width="5" opacity=".7"/>`,
      path(glint(0, 0, 36), GOLD!, 'opacity=".7"'),
    );
  return [
    band(paint, [
      [0, nth(["#0C6446", "#7A1530", "#173A6E"], turn)],
      [1, nth(["#04301F", "#30060F", "#081A38"], turn)],
    ]),
    glow(paint, 0, 380, 760, nth(["#2FB383", "#D0476A", "#4F86D0"], turn), 0.75),
    line(bow(300)),
    line(bow(332), 3),
    line(bow(470)),
    box(-560, 520, -20),
    box(560, 520, 20),
    line("M0 -200a600 600 0 0 0 -840 260M0 -200a600 600 0 0 1 840 260", 4),
    filtered(
      "lit",
      stroke("M-900 900Q0 700 900 900", "#6B3A16", 90),
      stroke("M-900 862Q0 664 900 862", GOLD!, 8),
    ),
    card(paint, "A", "spades", { x: -372, y: 236, rotate: -24, scale: 0.92 }),
    card(paint, "K", "hearts", { x: -290, y: 216, rotate: -8, scale: 0.92 }),
    filtered(
      "lit",
      chip(404, 252, "#A8182E", 5),
      chip(520, 310, "#1F1F2E", 4),
      chip(436, 372, "#0B5A40", 3),
    ),
    faded(0.55, filtered("blur14", ellipse(26, 600, 220, 60, NIGHT!))),
    glow(paint, 0, 400, 330, PALE!, 0.55),
    motif(paint, subject, 0, 404, 440),
    things(paint, around, [
      [-420, 580, 120, -14],
      [410, 590, 118, 12],
    ]),
  ].join("");
};

/** A jewel case that stands open; the subject lies on its cushion. */
const jewels: Composition = (paint, { subject, around, turn }) => {
  const [rimDefs, rim] = metal(paint);
  const buttons = repeat(3, (row) =>
    repeat(6 + (row % 2), (at) => {
      const [x, y] = [-300 + at * 120 - (row % 2) * 60, 176 + row * 96];
      return (
        path(
          `M${x} ${y - 48}L${x + 60} ${y}L${x} ${y + 48}L${x - 60} ${y}Z`,
          nth(["#0F7A55", "#8C1A40", "#21508F"], turn),
        ) + circle(x, y - 48, 8, GOLD!)
      );
    }),
  );
  const veins = repeat(9, () => {
    const x = paint.between(-EDGE, EDGE);
    return stroke(
      `M${num(x)} 690q${num(paint.between(-60, 60))} 50 ${num(paint.between(-160, 160))} 190`,
      "#9FB8AB",
      3,
      'opacity=".4"',
    );
  });
  const sparks = [
    [-250, 170, 30],
    [262, 210, 38],
    [-190, 560, 22],
    [220, 540, 26],
    [0, 120, 26],
  ]
    .map(([x, y, size]) => path(glint(x!, y!, size!), "#FFFFFF", 'opacity=".95"'))
    .join("");
  const panes = mirrored(
    repeat(
      2,
      (at) =>
        `<rect x="${-760 + at * 200}" y="60" width="160" height="520" rx="8" fill="none" stroke="${GOLD}" stroke-width="4" opacity=".4"/>`,
    ),
  );
  return [
    band(paint, [
      [0, "#012A1D"],
      [1, "#07523A"],
    ]),
    panes,
    glow(paint, 0, 360, 700, "#1E9A6E", 0.6),
    band(
      paint,
      [
        [0, "#E9F0EA"],
        [1, "#A9BFB2"],
      ],
      676,
    ),
    veins,
    rect(-EDGE, 672, SCENE.width, 8, GOLD!),
    rimDefs,
    faded(0.5, filtered("blur14", ellipse(0, 772, 480, 44, NIGHT!))),
    filtered("lit", path("M-400 500L-360 96Q-356 60 -320 60H320Q356 60 360 96L400 500Z", rim)),
    clipped(
      paint,
      "M-372 500L-336 106Q-334 86 -312 86H312Q334 86 336 106L372 500Z",
      rect(-400, 60, 800, 460, nth(["#0A5E41", "#6E1230", "#173A6E"], turn)),
      buttons,
      glow(paint, 0, 330, 360, "#FFF3D2", 0.75),
    ),
    filtered(
      "lit",
      path("M-420 490H420L390 560H-390Z", nth(["#0B6B4A", "#7A1736", "#1B4580"], turn)),
      ellipse(0, 546, 372, 84, nth(["#13885F", "#9C2048", "#2A5FA3"], turn)),
    ),
    ellipse(0, 530, 330, 60, nth(["#1FA878", "#C4406A", "#4A86D0"], turn), 'opacity=".7"'),
    standing(paint, subject, 0, 588, 440),
    filtered("lit", path("M-436 560Q0 640 436 560L410 764Q0 806 -410 764Z", rim)),
    path("M-404 600Q0 672 404 600L386 738Q0 776 -386 738Z", "#07452F"),
    filtered("lit", circle(0, 690, 40, GOLD!), circle(0, 690, 26, "#07452F")),
    circle(0, 686, 9, PALE!) + path("M-5 688h10l4 20h-18Z", PALE!),
    placed(paint, around, [
      [-580, 676, 140, -10],
      [584, 678, 136, 10],
    ]),
    sparks,
  ].join("");
};

/** A tall window to a garden under the moon; the subject stands on its sill. */
const garden: Composition = (paint, { subject, around, turn }) => {
  const [rimDefs, rim] = metal(paint);
  const opening = arch(-380, 40, 760, 640);
  const cypress = (x: number, high: number, w: number) =>
    path(
      `M${x} ${640 - high}Q${x + w} ${640 - high * 0.4} ${x + w * 0.7} 650H${x - w * 0.7}Q${x - w} ${640 - high * 0.4} ${x} ${640 - high}Z`,
      "#04261F",
    );
  const stars = repeat(46, () =>
    circle(
      paint.between(-380, 380),
      paint.between(50, 420),
      paint.between(1.4, 3.4),
      "#FFFFFF",
      `opacity="${num(paint.between(0.4, 0.95))}"`,
    ),
  );
  const panels = mirrored(
    repeat(
      2,
      (at) =>
        `<rect x="${-772 + at * 172}" y="70" width="140" height="520" rx="70" fill="#074532" stroke="${GOLD}" stroke-width="4"/>`,
    ),
  );
  const candle = (x: number, high: number) =>
    glow(paint, x, 618 - high, 120, "#FFD98A", 0.8) +
    volume(
      paint,
      polygon([x - 15, 640 - high], [x + 15, 640 - high], [x + 15, 648], [x - 15, 648]),
      "#F4E6C8",
    ) +
    path(`M${x} ${590 - high}q20 30 0 46q-20 -16 0 -46Z`, "#FFC24D") +
    path(`M${x} ${610 - high}q9 14 0 24q-9 -10 0 -24Z`, "#FFF6D8");
  const [skyDefs, sky] = linear(paint, [
    [0, nth(["#0B2350", "#241B5C", "#5A2A5C"], turn)],
    [0.55, nth(["#2A5C8A", "#5C4A9A", "#C2607A"], turn)],
    [1, nth(["#8FC3B8", "#C4A3CF", "#FFC69A"], turn)],
  ]);
  return [
    band(paint, [
      [0, "#00382A"],
      [1, "#0A5A42"],
    ]),
    panels,
    rimDefs,
    skyDefs,
    filtered("lit", path(arch(-412, 8, 824, 660), rim)),
    clipped(
      paint,
      opening,
      rect(-400, 0, 800, 700, sky),
      stars,
      glow(paint, 190, 190, 260, "#DCEBFF", 0.7),
      circle(190, 190, 78, "#FBF6E4"),
      circle(166, 176, 17, "#E4DDC4"),
      circle(214, 218, 12, "#E4DDC4"),
      path("M-400 520Q-200 440 0 500T400 470V700H-400Z", "#1B5A55"),
      path("M-400 580Q-150 520 60 560T400 540V700H-400Z", "#0E4038"),
      cypress(-300, 330, 44) +
        cypress(-216, 240, 36) +
        cypress(286, 300, 42) +
        cypress(348, 360, 44),
      ellipse(20, 606, 190, 26, "#9FD6CC", 'opacity=".7"'),
    ),
    stroke("M-380 420H-190M190 420H380M-190 640V110M190 640V110", GOLD!, 9),
    filtered(
      "lit",
      mirrored(curtain(paint, 400, [nth(["#0E7350", "#8C1734", "#0E7350"], turn)], METAL)),
    ),
    glow(paint, 0, 430, 330, PALE!, 0.6),
    filtered("lit", rect(-900, 640, 1800, 60, "#EDF3EE", 'rx="6"')),
    rect(-900, 640, 1800, 12, "#FFFFFF"),
    rect(-900, 700, 1800, 180, "#0A4A36"),
    rect(-900, 716, 1800, 6, GOLD!),
    candle(-420, 120) + candle(-360, 70) + candle(424, 100),
    standing(paint, subject, 0, 656, 430),
    placed(paint, around, [
      [-262, 600, 112, -8],
      [276, 602, 108, 8],
    ]),
  ].join("");
};

/** A hall with a chandelier over marble. */
const hall: Composition = (paint, { subject, around, turn }) => {
  const column = (x: number, w: number) => {
    const shaft = volume(
      paint,
      polygon([x - w * 0.4, 70], [x + w * 0.4, 70], [x + w * 0.44, 600], [x - w * 0.44, 600]),
      "#DDE8DF",
    );
    const grooves = repeat(4, (at) =>
      stroke(`M${x - w * 0.24 + at * w * 0.16} 84V590`, "#7C9689", 4, 'opacity=".5"'),
    );
    return (
      shaft +
      grooves +
      rect(x - w * 0.6, 34, w * 1.2, 40, GOLD!, 'rx="6"') +
      rect(x - w * 0.6, 590, w * 1.2, 36, GOLD!, 'rx="6"')
    );
  };
  const arm = (reach: number, y: number) =>
    stroke(
      `M0 ${y - 26}Q${-reach} ${y + 60} ${-reach} ${y}M0 ${y - 26}Q${reach} ${y + 60} ${reach} ${y}`,
      GOLD!,
      8,
    ) +
    [-reach, reach]
      .map(
        (x) =>
          rect(x - 8, y - 40, 16, 40, PALE!) +
          path(`M${x} ${y - 80}q16 24 0 38q-16 -14 0 -38Z`, "#FFD98A") +
          glow(paint, x, y - 58, 74, "#FFE9B0", 0.85),
      )
      .join("");
  const drops = repeat(13, (at) => {
    const x = -240 + at * 40;
    const y = 150 + (1 - (x / 240) ** 2) * 58;
    return path(
      `M${x} ${num(y)}l9 18l-9 22l-9 -22Z`,
      at % 2 ? "#FFFFFF" : "#CFEFE2",
      'opacity=".9"',
    );
  });
  const bay = (x: number, w: number) =>
    path(arch(x - w / 2, 130, w, 610), "#06402E") +
    path(arch(x - w / 2 + 16, 150, w - 32, 610), "#FFDF9A", 'opacity=".34"');
  const carpet =
    path(
      polygon([-120, 606], [120, 606], [420, 890], [-420, 890]),
      nth(["#A8182E", "#173A6E", "#0E7350"], turn),
    ) + stroke("M-108 606L-378 890M108 606L378 890", GOLD!, 9);
  return [
    band(
      paint,
      [
        [0, "#023024"],
        [1, "#0B6147"],
      ],
      0,
      610,
    ),
    bay(-560, 230) + bay(560, 230) + bay(-300, 170) + bay(300, 170) + bay(0, 260),
    glow(paint, 0, 220, 620, "#FFE9B0", 0.6),
    marble(paint, 606),
    carpet,
    mirrored(column(-690, 120) + column(-430, 86)),
    stroke("M0 -20V70", GOLD!, 10),
    arm(250, 140) + arm(150, 120),
    filtered("lit", path("M-40 60Q0 30 40 60L26 150Q0 180 -26 150Z", GOLD!)),
    drops,
    glow(paint, 0, 470, 360, PALE!, 0.7),
    faded(
      0.25,
      filtered(
        "blur6",
        `<g transform="translate(0 1364) scale(1 -1)">${motif(paint, subject, 0, 488, 400)}</g>`,
      ),
    ),
    standing(paint, subject, 0, 684, 400),
    placed(paint, around, [
      [-320, 640, 128, -8],
      [326, 642, 124, 8],
    ]),
  ].join("");
};

/** velada: a house's rooms by lamplight, in velvet, marble and gold. */
export const veladaScenes = { stage, felt, jewels, garden, hall } satisfies Record<
  string,
  Composition
>;
