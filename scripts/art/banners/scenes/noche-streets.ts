import { glow } from "../../draw/air.ts";
import { darken, lighten } from "../../draw/color.ts";
import type { Paint } from "../../draw/paint.ts";
import { circle, ellipse, filtered, num, path, rect, repeat, stroke } from "../../draw/svg.ts";
import { volume } from "../../draw/volume.ts";
import { mirrored, nth, polygon, SCENE } from "./scene-kit.ts";

export const [VOLT, ROSE, ICE] = ["#D2FF3C", "#FF4D7D", "#7CE7FF"] as const;
const EDGE = SCENE.width / 2;

/** A glowing tube along a path. */
export const tube = (d: string, tint: string, width = 8): string =>
  filtered("blur14", stroke(d, tint, width * 2.6, 'opacity=".75"')) +
  stroke(d, tint, width) +
  stroke(d, "#FFFFFF", width * 0.34, 'opacity=".85"');

/** An elevated train that crosses the street, its windows lit. */
function train(paint: Paint): string {
  const [top, high] = [128, 150];
  const carriage = (x: number) =>
    volume(
      paint,
      polygon([x, top], [x + 500, top], [x + 500, top + high], [x, top + high]),
      "#4B3A9C",
    ) +
    rect(x, top + high - 30, 500, 12, VOLT) +
    repeat(6, (at) =>
      rect(x + 24 + at * 78, top + 30, 60, 62, at % 3 === 1 ? "#FFB3D4" : "#FFE3B0", 'rx="8"'),
    );
  return [
    filtered("lit", rect(-EDGE, top + high, SCENE.width, 40, "#221853")),
    repeat(18, (at) => stroke(`M${-EDGE + at * 92} ${top + high + 38}l46 34l46 -34`, "#3A2C7A", 8)),
    mirrored(volume(paint, polygon([-560, 316], [-500, 316], [-506, 640], [-554, 640]), "#2A1F60")),
    glow(paint, 0, top + 60, 620, "#FFB27C", 0.35),
    repeat(3, (at) => carriage(-EDGE - 60 + at * 512)),
    stroke(`M${-EDGE} ${top + high + 6}H${EDGE}`, "#8C7FE0", 5),
  ].join("");
}

/** Umbrellas that hang over the street, like lamps. */
function umbrellas(paint: Paint): string {
  const one = (x: number, y: number, r: number, tint: string, turn: number) => {
    const ribs = [-0.5, 0, 0.5]
      .map((at) => `M0 ${-r}Q${num(at * r * 1.5)} ${num(-r * 0.6)} ${num(at * r * 1.3)} 0`)
      .join("");
    const hem = `${repeat(4, () => `q${num(-r / 4)} ${num(-r * 0.2)} ${num(-r / 2)} 0`)}Z`;
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${[
      glow(paint, 0, -r * 0.3, r * 1.5, tint, 0.4),
      stroke(`M0 ${-r * 1.1}V${r * 0.7}q0 16 16 16q14 0 14 -14`, darken(tint, 0.5), 7),
      path(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0${hem}`, tint),
      path(
        `M${-r} 0A${r} ${r} 0 0 1 0 ${-r}Q${-r * 0.7} ${-r * 0.5} ${-r * 0.5} 0`,
        lighten(tint, 0.3),
        'opacity=".55"',
      ),
      stroke(ribs, darken(tint, 0.35), 3),
    ].join("")}</g>`;
  };
  const cords = [60, 128].map((y) =>
    stroke(`M${-EDGE} ${y - 40}Q0 ${y + 60} ${EDGE} ${y - 40}`, "#8C7FE0", 3),
  );
  return [
    ...cords,
    one(-560, 200, 104, ROSE, -10),
    one(-330, 262, 86, VOLT, 8),
    one(338, 258, 88, ICE, -8),
    one(566, 202, 106, "#B36BFF", 12),
    one(-150, 172, 70, ICE, -6),
    one(160, 176, 68, ROSE, 7),
  ].join("");
}

/** An arch of tubes over the street, as at the entrance of a night market. */
function arcade(): string {
  const arch = (r: number, tint: string) =>
    tube(`M${-r} 640V420A${r} ${r * 0.92} 0 0 1 ${r} 420V640`, tint, 10);
  return [
    arch(470, ROSE),
    arch(420, VOLT),
    repeat(13, (at) => {
      const angle = (Math.PI * (at + 0.5)) / 13;
      return circle(-Math.cos(angle) * 445, 420 - Math.sin(angle) * 412, 11, "#FFF4C9");
    }),
    tube("M-120 62L0 14L120 62", ICE, 8),
  ].join("");
}

/** What stands over the street in the rain; the first time only its signs. */
export function overStreet(paint: Paint, turn: number): string {
  return nth([() => "", () => train(paint), () => umbrellas(paint), () => arcade()], turn)();
}

/** The middle of the picture that stands over the road, and how large its subject is. */
export type Frame = { back: string; front: string; middle: number; size: number };

/** A hanging bridge between two towers, and a round sign in it. */
function bridge(paint: Paint): Frame {
  const tower = volume(paint, polygon([-500, 20], [-452, 20], [-440, 620], [-512, 620]), "#4A3F98");
  const cables = [
    stroke("M-476 40Q0 560 476 40M-476 40Q-640 300 -860 420M476 40Q640 300 860 420", "#8C7FE0", 9),
    repeat(15, (at) => {
      const x = -434 + at * 62;
      return stroke(`M${x} ${num(300 - (x * x) / 870)}V566`, "#6A5DC0", 3);
    }),
    repeat(15, (at) => {
      const x = -434 + at * 62;
      return circle(x, 300 - (x * x) / 870, 7, "#FFF4C9");
    }),
  ].join("");
  const ring = (r: number, tint: string) =>
    tube(`M${-r} 326a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, tint, 9);
  return {
    back: cables + filtered("lit", mirrored(tower)) + rect(-EDGE, 560, SCENE.width, 14, "#5A4EA6"),
    front:
      circle(0, 326, 262, "#140E38", 'opacity=".9"') +
      glow(paint, 0, 326, 260, "#FF7CB0", 0.7) +
      ring(256, VOLT) +
      ring(226, ROSE),
    middle: 330,
    size: 360,
  };
}

/** A tunnel whose ribs are lit in turn. */
function tunnel(paint: Paint): Frame {
  const rib = (r: number, tint: string, width: number) =>
    tube(
      `M${-r} 900V${560 - r * 0.2}A${r} ${r * 0.86} 0 0 1 ${r} ${560 - r * 0.2}V900`,
      tint,
      width,
    );
  const wall = repeat(6, (at) => {
    const r = 860 - at * 130;
    return path(
      `M${-r} 900V${560 - r * 0.2}A${r} ${num(r * 0.86)} 0 0 1 ${r} ${560 - r * 0.2}V900Z`,
      nth(["#120C30", "#1B1247", "#241858", "#2F1F6C", "#402A86", "#5B3BB0"], at),
    );
  });
  return {
    back: wall + glow(paint, 0, 470, 420, "#FFB3D4", 0.9),
    front: [rib(730, ROSE, 16), rib(600, VOLT, 13), rib(470, ICE, 10), rib(340, ROSE, 7)].join(""),
    middle: 440,
    size: 400,
  };
}

/** A wheel of lights behind the road, as on a pier. */
function wheel(paint: Paint): Frame {
  const [x, y, r] = [0, 316, 300];
  const at = (angle: number, radius: number) =>
    [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  const cabins = repeat(12, (place) => {
    const [cx, cy] = at((place * Math.PI) / 6, r);
    return (
      circle(cx, cy, 24, nth([ROSE, VOLT, ICE], place)) +
      ellipse(cx, cy + 6, 15, 9, "#FFFFFF", 'opacity=".8"')
    );
  });
  const spokes = repeat(12, (place) => {
    const [cx, cy] = at((place * Math.PI) / 6, r);
    return stroke(`M${x} ${y}L${num(cx)} ${num(cy)}`, "#8C7FE0", 4);
  });
  const rim = (radius: number, tint: string, width: number) =>
    tube(
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
      tint,
      width,
    );
  return {
    back:
      stroke(`M${x} ${y}L-210 640M${x} ${y}L210 640`, "#4A3F98", 22) +
      spokes +
      rim(r, VOLT, 8) +
      rim(r - 60, ROSE, 5) +
      cabins,
    front: circle(x, y, 196, "#140E38", 'opacity=".85"') + glow(paint, x, y, 220, "#FF7CB0", 0.7),
    middle: y,
    size: 330,
  };
}

/** What stands over the road in place of the gantry, once that has been seen. */
export function overRoad(paint: Paint, turn: number): Frame | null {
  return nth([() => null, () => bridge(paint), () => tunnel(paint), () => wheel(paint)], turn)();
}
