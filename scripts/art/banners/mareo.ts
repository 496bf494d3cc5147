import { buoyRing } from "../brands/mareo-mark.ts";
import { glow } from "../draw/air.ts";
import { createPaint, type Paint } from "../draw/paint.ts";
import { cloud } from "../draw/shapes.ts";
import {
  circle,
  clipped,
  ellipse,
  faded,
  filtered,
  group as grouped,
  linear,
  num,
  path,
  rect,
} from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { canvas } from "./canvas.ts";
import { motif, octopus } from "./motif.ts";
import type { BannerPlan } from "./plan.ts";
import { trinket } from "./trinkets.ts";

const PALETTE = {
  backdrop: ["#FFE9E3", "#35ADB3", "#094854"] as [string, string, string],
  title: ["#FFFFFF", "#CDEBEA"] as [string, string],
  titleEdge: "#0A3340",
  ray: "#FFF6E8",
};

/** A coral sun with two haloes that let the sky through. */
function softSun(paint: Paint, x: number, y: number, r: number): string {
  const [defs, sun] = linear(paint, [
    [0, "#FFC19B"],
    [1, "#FF8470"],
  ]);
  return [
    defs,
    circle(x, y, r * 1.64, "#FFC9AE", 'opacity=".24"'),
    circle(x, y, r * 1.36, "#FFB598", 'opacity=".36"'),
    circle(x, y, r, sun),
  ].join("");
}

/** One layer of water with rounded crests; it fades out at both ends. */
function water(
  paint: Paint,
  y: number,
  crest: number,
  length: number,
  tint: [string, string],
): string {
  const [defs, fill] = linear(paint, [
    [0, tint[0]],
    [1, tint[1]],
  ]);
  let d = `M${num(-paint.between(40, 240))} ${y}`;
  for (let x = 0; x < 1400; x += length) {
    d += `q${num(length / 4)} ${num(-crest)} ${num(length / 2)} 0t${num(length / 2)} 0`;
  }
  return `${defs}${path(`${d}V900H-300Z`, fill)}`;
}

function fadedSides(paint: Paint, ...drawn: string[]): string {
  const id = paint.id();
  const [defs, fade] = linear(
    paint,
    [
      [0, "#000000"],
      [0.2, "#ffffff"],
      [1, "#ffffff"],
    ],
    "right",
  );
  const mask = `<mask id="${id}">${rect(0, 0, 1040, 868, fade)}</mask>`;
  return `${defs}${mask}<g mask="url(#${id})">${drawn.join("")}</g>`;
}

const farWater = (paint: Paint): string => water(paint, 560, 26, 620, ["#B4E7E3", "#7FD3D2"]);
const middleWater = (paint: Paint): string => water(paint, 640, 32, 480, ["#6CCBCB", "#35ADB3"]);
const nearWater = (paint: Paint): string => water(paint, 752, 28, 400, ["#27A2AA", "#0A7A85"]);

/** The chip-buoy on the water, half in front of its passenger and half behind it. */
function ringAround(paint: Paint, x: number, y: number, scale: number, inside: string): string {
  const band = (tints: [string, string]) =>
    buoyRing({ x: 0, y: 0, r: 78, width: 46 }, { count: 6, turn: 8, share: 0.36 }, tints);
  const ring = (rim: string) =>
    `<g transform="scale(1 .62)"><g transform="translate(0 24)">${band(["#C9523F", "#D9C9C2"])}</g>${band(["#FF8470", "#FFFFFF"])}${rim}</g>`;
  const rim =
    '<circle r="97" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/><circle r="56" fill="none" stroke="#A33A2A" stroke-opacity=".28" stroke-width="3"/>';
  return grouped(
    { at: [x, y], rotate: -8, scale },
    faded(0.3, filtered("blur6", ellipse(0, 48, 112, 34, "#094854"))),
    ring(rim),
    inside,
    clipped(paint, "M-130 4H130V140H-130Z", ring("")),
  );
}

function clouds(spots: [number, number, number][]): string {
  return spots.map(([x, y, w]) => path(cloud(x, y, w), "#FFFFFF", 'opacity=".9"')).join("");
}

function afloat(
  paint: Paint,
  name: string,
  x: number,
  y: number,
  size: number,
  rotate: number,
): string {
  return (
    faded(
      0.35,
      filtered("blur6", ellipse(x, y + size * 0.42, size * 0.44, size * 0.1, "#094854")),
    ) + trinket(paint, name, { x, y, size, rotate, light: "lit" })
  );
}

function island(paint: Paint): string {
  const [defs, sand] = linear(paint, [
    [0, "#FFEFC9"],
    [1, "#F0C47E"],
  ]);
  return (
    defs +
    filtered("lit", path("M130 720C250 590 420 552 560 556C720 560 870 610 960 720Z", sand)) +
    emoji(paint, "palm-tree", { x: 828, y: 446, size: 330, rotate: 8, light: "lit" }) +
    emoji(paint, "spiral-shell", { x: 268, y: 612, size: 104, rotate: -12, light: "lit" })
  );
}

/** mareo: calm water, a low sun and floating things. */
export function mareoBanner(group: string, number: 1 | 2 | 3, plan: BannerPlan): string {
  const paint = createPaint(`mareo-${group}-${number}`, PALETTE);
  const home = group === "w_home";
  /** At the door the subject hovers over the ring, so that neither covers the other. */
  const lift = group === "w_login" || group === "w_reg" ? 88 : 0;
  const inRing = (name: string) =>
    name === "octopus" ? octopus(paint, 0, -44, 138, 6) : motif(paint, name, 0, -58 - lift, 132);
  if (number === 1) {
    return canvas(
      paint,
      softSun(paint, 560, 452, 264),
      clouds([
        [120, 246, 190],
        [770, 170, 230],
      ]),
      fadedSides(paint, farWater(paint), middleWater(paint)),
      afloat(paint, "sailboat", 176, 560, 160, -4),
      ringAround(paint, 560, 622, 2.35, inRing(plan.subject)),
      afloat(paint, plan.around[0]!, 900, 640, 156, 18),
      home ? "" : afloat(paint, plan.around[1]!, 236, 690, 118, -10),
      fadedSides(paint, nearWater(paint)),
    );
  }
  if (number === 2) {
    return canvas(
      paint,
      softSun(paint, 540, 420, 248),
      clouds([
        [64, 300, 200],
        [800, 190, 210],
      ]),
      fadedSides(paint, farWater(paint)),
      island(paint),
      glow(paint, 520, 420, 300, "#FFFFFF", 0.55),
      motif(paint, plan.subject, 520, 430, 400),
      fadedSides(paint, middleWater(paint)),
      afloat(paint, plan.around[0]!, 200, 720, 128, -10),
      afloat(paint, plan.around[1]!, 880, 726, 132, 12),
      fadedSides(paint, nearWater(paint)),
    );
  }
  return canvas(
    paint,
    softSun(paint, 600, 392, 232),
    clouds([
      [90, 220, 210],
      [640, 120, 170],
    ]),
    fadedSides(paint, farWater(paint), middleWater(paint)),
    faded(0.35, filtered("blur14", ellipse(540, 716, 270, 40, "#094854"))),
    motif(paint, plan.subject, 540, 456, 450),
    ringAround(paint, 862, 660, 1.1, octopus(paint, 0, -44, 138, 6)),
    afloat(paint, plan.around[0]!, 200, 604, 150, -10),
    afloat(paint, plan.around[2] ?? plan.around[0]!, 300, 726, 110, 14),
    fadedSides(paint, nearWater(paint)),
  );
}
