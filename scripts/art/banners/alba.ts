import { glow } from "../draw/air.ts";
import { createPaint, type Paint } from "../draw/paint.ts";
import { arch, petals } from "../draw/shapes.ts";
import { circle, clipped, filtered, linear, path, repeat } from "../draw/svg.ts";
import { gilt } from "../props/gilt.ts";
import { risingSun, sunSymbol } from "./alba-sun.ts";
import { canvas } from "./canvas.ts";
import { confetti, motif } from "./motif.ts";
import type { BannerPlan } from "./plan.ts";
import { trinket } from "./trinkets.ts";

const PALETTE = {
  backdrop: ["#FFE08A", "#E2213B", "#4A0312"] as [string, string, string],
  title: ["#FFFFFF", "#FFD97A"] as [string, string],
  titleEdge: "#4A0712",
  ray: "#FFF0C4",
};
const PAPER = ["#FFD45E", "#FF9A6C", "#FFF0B8", "#F4B223"];

type Reel = { x: number; top: number; width: number; symbols: [string, string, string] };

/** A slot reel in the shape of an arch: gilt frame, ivory drum; "sun" draws the sun. */
function archReel(paint: Paint, reel: Reel, line: number): string {
  const [goldDefs, gold] = gilt(paint);
  const [drumDefs, drum] = linear(paint, [
    [0, "#D9A56B"],
    [0.2, "#F7E2C2"],
    [0.48, "#FFFDF8"],
    [0.72, "#F9E6C9"],
    [1, "#B97B45"],
  ]);
  const { x, top, width, symbols } = reel;
  const middle = x + width / 2;
  const inner = arch(x + 12, top + 12, width - 24, 880);
  const draw = (name: string, y: number, size: number) =>
    name === "sun"
      ? glow(paint, middle, y, size * 0.62, "#FFE08A", 0.95) + sunSymbol(paint, middle, y, size)
      : trinket(paint, name, { x: middle, y, size: size * 0.72, light: "lit" });
  return [
    goldDefs,
    drumDefs,
    filtered("lit", path(arch(x, top, width, 900), gold)),
    path(inner, drum),
    path(
      arch(x + 6, top + 6, width - 12, 900),
      "none",
      'stroke="#8a4b06" stroke-opacity=".35" stroke-width="2"',
    ),
    clipped(
      paint,
      inner,
      draw(symbols[0], line - width * 0.94, width * 0.82),
      draw(symbols[1], line, width * 0.86),
      draw(symbols[2], line + width * 0.96, width * 0.86),
    ),
  ].join("");
}

function flying(paint: Paint, names: readonly string[]): string {
  const spots: [number, number, number, number][] = [
    [118, 270, 116, -18],
    [930, 300, 124, 16],
    [246, 118, 128, -14],
    [820, 96, 92, -10],
    [60, 560, 92, 14],
    [990, 600, 104, 24],
  ];
  return spots
    .map(([x, y, size, rotate], at) => {
      const name = names[at % names.length]!;
      return trinket(paint, name, { x, y, size, rotate, light: "lit" });
    })
    .join("");
}

/** Three arches whose middle row is the winning line. */
function threeArches(paint: Paint, plan: BannerPlan, winning: string): string {
  const reel = (at: number): Reel => ({
    x: 204 + at * 212,
    top: at === 1 ? 166 : 232,
    width: 200,
    symbols: [plan.reels[at]!, winning, plan.reels[at + 3] ?? plan.reels[at]!],
  });
  return [
    risingSun(paint, 520, 650, 518),
    archReel(paint, reel(0), 548),
    archReel(paint, reel(2), 548),
    archReel(paint, reel(1), 548),
    path("M186 548l-34 -21v42ZM854 548l34 -21v42Z", "#FFF0B8"),
  ].join("");
}

/** One tall arch with the subject standing in its light. */
function gate(paint: Paint, plan: BannerPlan): string {
  const [goldDefs, gold] = gilt(paint);
  const [skyDefs, sky] = linear(paint, [
    [0, "#8E0A22"],
    [0.55, "#F4622F"],
    [1, "#FFD97A"],
  ]);
  const steps = repeat(3, (at) => {
    const w = 560 + at * 120;
    const y = 764 + at * 36;
    return `<rect x="${520 - w / 2}" y="${y}" width="${w}" height="40" rx="12" fill="${["#FFE9B8", "#F7C968", "#E79E2E"][at]}"/>`;
  });
  const inner = arch(288, 122, 464, 880);
  return [
    risingSun(paint, 520, 560, 500),
    goldDefs,
    skyDefs,
    filtered("lit", path(arch(262, 96, 516, 900), gold)),
    path(inner, sky),
    clipped(
      paint,
      inner,
      path(petals(520, 700, { base: 190, long: 420, short: 350 }, 36), "#FFE08A", 'opacity=".45"'),
      circle(520, 700, 214, "#FFD45E", 'opacity=".9"'),
      glow(paint, 520, 470, 330, "#FFF6D0", 0.9),
    ),
    filtered("lit", steps),
    motif(paint, plan.subject, 520, 500, 410),
  ].join("");
}

/** The whole sun as a medal with the subject in front of it. */
function medal(paint: Paint, plan: BannerPlan): string {
  const ring = repeat(20, (at) => {
    const a = (at / 20) * Math.PI * 2;
    return circle(
      520 + Math.cos(a) * 300,
      440 + Math.sin(a) * 300,
      9,
      at % 2 ? "#FFF6D0" : "#E0871A",
    );
  });
  return [
    risingSun(paint, 520, 440, 420),
    ring,
    glow(paint, 520, 440, 300, "#FFF8DC", 0.95),
    motif(paint, plan.subject, 520, 440, 480),
  ].join("");
}

/** alba: dawn. The sun rises behind arches; paper confetti and feast flowers in the air. */
export function albaBanner(group: string, number: 1 | 2 | 3, plan: BannerPlan): string {
  const paint = createPaint(`alba-${group}-${number}`, PALETTE);
  const home = group === "w_home";
  const scene =
    number === 1
      ? threeArches(paint, plan, home || group === "w_login" ? "sun" : plan.reels[0]!)
      : number === 2
        ? gate(paint, plan)
        : medal(paint, plan);
  const subject = number === 1 && !home && plan.subject !== plan.reels[0];
  return canvas(
    paint,
    scene,
    subject ? motif(paint, plan.subject, 520, 560, 420) : "",
    flying(paint, plan.around),
    confetti(paint, 9, PAPER, [30, 60, 1010, 700]),
  );
}
