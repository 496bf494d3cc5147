import { glow } from "../../draw/air.ts";
import { darken, lighten } from "../../draw/color.ts";
import { font } from "../../draw/fonts.ts";
import { centred } from "../../draw/lettering.ts";
import { star, wedges } from "../../draw/shapes.ts";
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
import { ball, ballTints } from "../../props/ball.ts";
import { confetti, motif } from "../motif.ts";
import {
  band,
  type Composition,
  curtain,
  facing,
  mirrored,
  nth,
  placed,
  polygon,
  SCENE,
  standing,
  things,
} from "./scene-kit.ts";

const EDGE = SCENE.width / 2;
const [ROSE, SUN, MINT, CREAM] = ["#E23DA5", "#FFC928", "#3CC9A7", "#FFF6E8"];
const PAPER = [SUN!, CREAM!, MINT!, "#FF7AC2", "#8A5BFF"];

const bulb = (x: number, y: number, r: number, isOn: boolean): string =>
  circle(x, y, r * 2, "#FFE493", `opacity="${isOn ? 0.32 : 0.12}"`) +
  circle(x, y, r, isOn ? "#FFFBE0" : "#FFC928") +
  circle(x - r * 0.3, y - r * 0.3, r * 0.3, "#FFFFFF");

/** Bulbs on a cord that hangs from (-reach, y) to (reach, y). */
function garland(y: number, sag: number, reach: number, count: number, r: number): string {
  return (
    stroke(`M${-reach} ${y}Q0 ${y + sag * 2} ${reach} ${y}`, "#4B0638", 4) +
    repeat(count, (at) => {
      const x = -reach + ((at + 0.5) * reach * 2) / count;
      return bulb(x, y + sag * (1 - (x / reach) ** 2) + r, r, at % 2 === 0);
    })
  );
}

/** The striped tent of the fair, its curtains drawn back from the ring. */
const tent: Composition = (paint, { subject, around, turn }) => {
  const panels = repeat(14, (at) => {
    const [from, to] = [-980 + at * 140, -840 + at * 140];
    return path(
      polygon([from * 0.16, -120], [to * 0.16, -120], [to * 1.1, 660], [from * 1.1, 660]),
      at % 2 ? "#B01585" : "#8A0F6A",
    );
  });
  const valance = repeat(12, (at) => {
    const x = -804 + at * 134;
    return path(
      `M${x} -20H${x + 134}V76a67 54 0 0 1 -134 0Z`,
      at % 2 ? nth([SUN!, CREAM!, CREAM!], turn) : ROSE!,
    );
  });
  return [
    band(paint, [
      [0, "#6A0A50"],
      [1, "#B01585"],
    ]),
    panels,
    band(
      paint,
      [
        [0, "#3A0430", 0.6],
        [0.6, "#3A0430", 0],
      ],
      0,
      660,
    ),
    ellipse(0, 760, 1000, 190, "#F2B36B"),
    ellipse(0, 768, 1000, 184, "#FFD9A0"),
    ellipse(0, 740, 460, 86, "#FFF1CF", 'opacity=".8"'),
    path(polygon([-90, -20], [90, -20], [430, 740], [-430, 740]), "#FFF6D0", 'opacity=".26"'),
    glow(paint, 0, 430, 420, "#FFE493", 0.6),
    garland(150, 70, 640, 17, 12),
    filtered(
      "lit",
      mirrored(curtain(paint, 430, [nth([ROSE!, SUN!, MINT!], turn), CREAM!], [SUN!, "#C97F00"])),
    ),
    filtered(
      "lit",
      rect(-190, 664, 380, 92, "#C41D8F", 'rx="16"'),
      ellipse(0, 664, 200, 40, "#FF8FD0"),
    ),
    repeat(7, (at) => bulb(-162 + at * 54, 712, 11, at % 2 === 0)),
    standing(paint, subject, 0, 674, 420),
    filtered("lit", valance),
    placed(paint, around, [
      [-340, 650, 150, -8],
      [346, 652, 144, 8],
    ]),
    confetti(paint, 22, PAPER, [-560, 130, 560, 560]),
  ].join("");
};

/** A wall of prizes at the shooting gallery, the subject under the lamp in the middle. */
const prizes: Composition = (paint, { subject, around, turn }) => {
  const stripes = repeat(16, (at) =>
    rect(
      -EDGE + at * 100,
      0,
      50,
      SCENE.height,
      nth(["#FFB3DE", "#A9EDDA", "#FFE089"], turn),
      'opacity=".5"',
    ),
  );
  const shelf = (y: number, from: number, to: number) =>
    filtered("lit", rect(from, y, to - from, 30, SUN!, 'rx="8"')) +
    rect(from, y, to - from, 8, "#FFE89A", 'rx="4"') +
    repeat(Math.floor((to - from) / 62), (at) => circle(from + 34 + at * 62, y + 20, 6, "#E08A00"));
  const row = (y: number, size: number, names: readonly string[], xs: number[]) =>
    placed(
      paint,
      names,
      xs.map((x) => [x, y - size * 0.44, size] as const).map(([x, top, s]) => [x, top, s]),
    );
  const [one = "star", two = "ticket", three = "balloon", four = "candy"] = around;
  const lamp = [
    stroke("M0 -20V40", "#4B0638", 7),
    path("M-86 104Q-76 30 0 30T86 104Z", "#8A0F6A"),
    ellipse(0, 104, 86, 16, "#FFF6D0"),
  ].join("");
  const awning = repeat(11, (at) => {
    const x = -770 + at * 140;
    return path(`M${x} 690H${x + 140}V744a70 48 0 0 1 -140 0Z`, at % 2 ? CREAM! : "#C41D8F");
  });
  return [
    band(paint, [
      [0, nth(["#FF8FD0", "#7FE0C8", "#FFD65C"], turn)],
      [1, nth(["#FFD0EA", "#D6F7EC", "#FFF0BF"], turn)],
    ]),
    stripes,
    path(polygon([-80, 104], [80, 104], [460, 700], [-460, 700]), "#FFFBE0", 'opacity=".6"'),
    glow(paint, 0, 420, 380, "#FFFFFF", 0.9),
    shelf(300, -760, -270) + shelf(300, 270, 760),
    row(302, 150, [one, two, three], [-640, -510, -376]),
    row(302, 150, [two, four, one], [376, 510, 640]),
    shelf(560, -760, -270) + shelf(560, 270, 760),
    row(562, 164, [four, three], [-590, -396]),
    row(562, 164, [one, two], [396, 590]),
    filtered("lit", lamp),
    filtered("lit", rect(-260, 650, 520, 44, SUN!, 'rx="12"')),
    standing(paint, subject, 0, 662, 450),
    filtered("lit", rect(-900, 690, 1800, 220, "#8A0F6A"), awning),
    repeat(17, (at) => bulb(-768 + at * 96, 694, 10, at % 2 === 0)),
  ].join("");
};

/** A bingo sheet with stamped numbers; the subject wins its middle. */
const sheet: Composition = (paint, { subject, around, turn }) => {
  const face = font("lilita");
  const cell = 136;
  const stamped = new Set([1, 5, 8, 11, 13, 16, 19, 22]);
  const cells = repeat(35, (at) => {
    const [column, row] = [at % 7, Math.floor(at / 7)];
    const [x, y] = [(column - 3) * cell, (row - 2) * cell];
    const number = column * 12 + Math.floor(paint.between(1, 12));
    const isBlank = (at * 5) % 9 === 0;
    const stamp =
      stamped.has(at) && !isBlank
        ? circle(
            x + paint.between(-8, 8),
            y + paint.between(-8, 8),
            52,
            paint.pick([ROSE!, "#8A5BFF", MINT!]),
            'opacity=".62"',
          )
        : "";
    return (
      rect(
        x - cell / 2 + 4,
        y - cell / 2 + 4,
        cell - 8,
        cell - 8,
        isBlank ? "#FFD9EE" : "#FFFFFF",
        'rx="14"',
      ) +
      (isBlank ? "" : path(centred(face, String(number), x, y + 26, 74), "#6A0A50")) +
      stamp
    );
  });
  return [
    band(paint, [
      [0, nth(["#C41D8F", "#6B3BC4", "#1F9C84"], turn)],
      [1, nth(["#7A0C5C", "#3A1C7A", "#0B5A4E"], turn)],
    ]),
    repeat(40, () =>
      circle(
        paint.between(-EDGE, EDGE),
        paint.between(0, 868),
        paint.between(16, 60),
        "#FFFFFF",
        'opacity=".05"',
      ),
    ),
    group(
      { at: [0, 410], rotate: -9 },
      filtered("lit", rect(-500, -366, 1000, 732, SUN!, 'rx="34"')),
      rect(-486, -352, 972, 704, "#FFF1CF", 'rx="24"'),
      cells,
    ),
    filtered("blur14", circle(0, 420, 240, "#6A0A50", 'opacity=".45"')),
    filtered("lit", path(star(0, 404, 22, 292, 244), SUN!), circle(0, 404, 236, "#FF8FD0")),
    circle(0, 404, 214, "#FFF6E8"),
    glow(paint, 0, 404, 210, "#FFFFFF", 0.9),
    motif(paint, subject, 0, 400, 396),
    ball(paint, 27, -590, 640, 92, ballTints[1]!),
    ball(paint, 49, 600, 210, 84, ballTints[3]!),
    things(paint, around, [
      [-600, 190, 130, -14],
      [596, 640, 138, 12],
    ]),
    confetti(paint, 16, PAPER, [-760, 40, 760, 820]),
  ].join("");
};

/** A cannon that fires the subject through a cloud of confetti. */
const cannon: Composition = (paint, { subject, around, turn }) => {
  const paper = repeat(120, () => {
    const [reach, spread] = [paint.between(120, 1240), paint.between(-0.46, 0.46)];
    const angle = -0.5 + spread * 0.9;
    const [x, y] = [-520 + Math.cos(angle) * reach, 690 + Math.sin(angle) * reach];
    const [w, high] = [paint.between(14, 34), paint.between(8, 16)];
    return `<rect x="${num(-w / 2)}" y="${num(-high / 2)}" width="${num(w)}" height="${num(high)}" rx="3" fill="${paint.pick(PAPER)}" transform="translate(${num(x)} ${num(y)}) rotate(${num(paint.between(0, 360))})"/>`;
  });
  const ribbon = (d: string, tint: string) =>
    stroke(d, darken(tint, 0.25), 15) + stroke(d, tint, 11);
  const spokes = repeat(8, (at) => {
    const angle = (at / 8) * Math.PI * 2;
    return stroke(`M0 0L${num(Math.cos(angle) * 76)} ${num(Math.sin(angle) * 76)}`, "#FFF1B8", 10);
  });
  const hoop = (x: number, w: number) => rect(x, -86, w, 172, SUN!, 'rx="10"');
  const smoke = repeat(8, () =>
    circle(
      -330 + paint.between(-70, 110),
      560 + paint.between(-80, 70),
      paint.between(36, 84),
      "#FFE4F4",
      'opacity=".6"',
    ),
  );
  return [
    band(paint, [
      [0, "#8A0F6A"],
      [0.6, nth(["#D12C9B", "#7A4BD6", "#2FAE96"], turn)],
      [1, nth(["#FF7AC2", "#C79AFF", "#A9EDDA"], turn)],
    ]),
    facing(
      turn,
      path(wedges(-520, 690, 22, 1700, 0.06), "#FFC928", 'opacity=".2"'),
      glow(paint, 0, 400, 460, "#FFE9A9", 0.8),
      ellipse(0, 900, 1100, 150, "#6A0A50"),
      filtered(
        "lit",
        ribbon("M-330 560C-120 380 -300 260 -60 190S160 40 330 100", MINT!),
        ribbon("M-320 600C-40 690 100 560 250 650S520 640 690 540", SUN!),
      ),
      paper,
      smoke,
      group(
        { at: [-530, 690], rotate: -33 },
        filtered("lit", path("M-170 -74Q-214 0 -170 74L230 104V-104Z", "#4B0638")),
        path("M-160 -66L230 -94V-30L-180 -10Z", "#A5207C"),
        filtered("lit", hoop(-110, 34) + hoop(60, 34) + rect(214, -122, 44, 244, SUN!, 'rx="14"')),
      ),
      group(
        { at: [-560, 766] },
        filtered(
          "lit",
          circle(0, 0, 104, "#C97F00"),
          circle(0, 0, 92, SUN!),
          circle(0, 0, 70, "#8A0F6A"),
        ),
        spokes,
        circle(0, 0, 24, SUN!),
      ),
    ),
    group({ at: [0, 396], rotate: 7 }, motif(paint, subject, 0, 0, 450)),
    things(paint, around, [
      [330, 210, 136, 18],
      [400, 520, 128, -14],
      [-290, 220, 108, -16],
      [620, 370, 122, 14],
    ]),
  ].join("");
};

/** A carousel at night; the subject rides in front of its mirrors. */
const carousel: Composition = (paint, { subject, around, turn }) => {
  const roof = repeat(12, (at) => {
    const [from, to] = [-660 + at * 110, -550 + at * 110];
    return path(
      polygon([from * 0.06, -30], [to * 0.06, -30], [to, 176], [from, 176]),
      at % 2 ? CREAM! : nth([ROSE!, MINT!, "#8A5BFF"], turn),
    );
  });
  const valance = repeat(12, (at) => {
    const x = -660 + at * 110;
    return path(
      `M${x} 170H${x + 110}V214a55 42 0 0 1 -110 0Z`,
      at % 2 ? nth([ROSE!, MINT!, "#8A5BFF"], turn) : SUN!,
    );
  });
  const pole = (x: number) => {
    const twist = repeat(11, (at) =>
      stroke(`M${x - 12} ${250 + at * 44}L${x + 12} ${232 + at * 44}`, "#C97F00", 5),
    );
    return (
      volume(paint, polygon([x - 14, 190], [x + 14, 190], [x + 14, 740], [x - 14, 740]), SUN!) +
      twist
    );
  };
  const mirror = (x: number) => {
    const [defs, glass] = linear(
      paint,
      [
        [0, "#FFD9F0"],
        [0.5, "#FF9AD6"],
        [1, "#C23DA0"],
      ],
      "diagonal",
    );
    return (
      defs +
      filtered("lit", rect(x - 74, 270, 148, 290, SUN!, 'rx="74"')) +
      rect(x - 60, 284, 120, 262, glass, 'rx="60"')
    );
  };
  const stars = repeat(60, () =>
    circle(
      paint.between(-EDGE, EDGE),
      paint.between(0, 420),
      paint.between(1.4, 3.4),
      "#FFF1B8",
      `opacity="${num(paint.between(0.4, 0.95))}"`,
    ),
  );
  return [
    band(paint, [
      [0, "#3A0430"],
      [0.6, "#8A0F6A"],
      [1, "#E23DA5"],
    ]),
    stars,
    filtered(
      "far",
      circle(640, 420, 220, "none", 'stroke="#6A0A50" stroke-width="16"'),
      path(wedges(640, 420, 8, 220), "#6A0A50", 'opacity=".7"'),
    ),
    filtered(
      "far",
      circle(-690, 480, 170, "none", 'stroke="#6A0A50" stroke-width="14"'),
      path(wedges(-690, 480, 8, 170), "#6A0A50", 'opacity=".7"'),
    ),
    path(polygon([-560, 190], [560, 190], [560, 720], [-560, 720]), "#A5157C"),
    glow(paint, 0, 430, 560, "#FFE493", 0.6),
    mirror(-400) + mirror(400) + mirror(-200) + mirror(200),
    filtered(
      "lit",
      ellipse(0, 748, 720, 92, "#6A0A50"),
      ellipse(0, 724, 720, 88, lighten(SUN!, 0.1)),
    ),
    ellipse(0, 718, 680, 72, "#FF9AD6"),
    repeat(19, (at) => {
      const angle = Math.PI * (0.04 + (at / 18) * 0.92);
      return bulb(Math.cos(angle) * 706, 736 + Math.sin(angle) * 90, 12, at % 2 === 0);
    }),
    filtered("lit", pole(-520) + pole(520)),
    glow(paint, 0, 440, 330, "#FFFBE0", 0.8),
    things(paint, around, [
      [-330, 566, 156, -8],
      [334, 566, 150, 8],
    ]),
    standing(paint, subject, 0, 706, 430),
    filtered("lit", roof, valance),
    repeat(23, (at) => bulb(-638 + at * 58, 176, 10, at % 2 === 0)),
    faded(0.9, filtered("lit", path(polygon([-14, -20], [14, -20], [40, 44], [-40, 44]), SUN!))),
  ].join("");
};

/** chispa: an evening at the fair, with bulbs, prizes and paper in the air. */
export const chispaScenes = { tent, sheet, cannon, prizes, carousel } satisfies Record<
  string,
  Composition
>;
