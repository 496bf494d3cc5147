import { glow } from "../draw/air.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, filtered, linear, num, rect, repeat, stroke } from "../draw/svg.ts";
import { trinket } from "./trinkets.ts";

const VOLT = ["#D2FF3C", "#E9FFA0", "#A9E600", "#F6FFE0"];
const ROSE = ["#FF4D7D", "#FF2E63", "#FF8FAB", "#C81E5B"];
/** The avenue's vanishing point. */
const FAR = { x: 560, y: 640 };

/** Fades the children to nothing at the sides and the top, so that they suit any dark hero. */
export function vanishing(paint: Paint, ...drawn: string[]): string {
  const id = paint.id();
  const [fadeDefs, fade] = linear(
    paint,
    [
      [0, "#000000"],
      [0.3, "#ffffff"],
      [0.86, "#ffffff"],
      [1, "#888888"],
    ],
    "right",
  );
  const mask = `<mask id="${id}">${rect(0, 0, 1040, 868, fade)}</mask>`;
  return `${fadeDefs}${mask}<g mask="url(#${id})">${drawn.join("")}</g>`;
}

export function skyline(
  paint: Paint,
  height: [number, number],
  width: [number, number],
  color: string,
  lit: number,
): string {
  let drawn = "";
  for (let x = -20; x < 1050; ) {
    const w = paint.between(width[0], width[1]);
    const near = Math.abs(x + w / 2 - FAR.x) / 1040;
    const h = paint.between(height[0], height[1]) * (0.6 + near * 0.95);
    drawn += rect(x, FAR.y - h, w, h + 6, color);
    for (let y = FAR.y - h + 16; y < FAR.y - 18; y += 20) {
      for (let at = x + 12; at < x + w - 14; at += 18) {
        if (paint.random() > lit) continue;
        const chance = paint.random();
        const tint = chance < 0.1 ? VOLT[0]! : chance < 0.2 ? "#FF5C86" : "#8C90D8";
        drawn += rect(at, y, 8, 10, tint, `opacity="${num(paint.between(0.25, 0.8))}"`);
      }
    }
    x += w + paint.between(0, 10);
  }
  return drawn;
}

/** Headlights come in volt on the left; tail lights go in rose on the right. */
export function trails(paint: Paint, count: number): string {
  const lane = (tints: string[], from: number, to: number, end: number, bend: number) =>
    repeat(count, () => {
      const x = from + (to - from) * paint.random();
      const tip = FAR.x + end + paint.between(-8, 8);
      return stroke(
        `M${num(x)} 900C${num(x + (FAR.x - x) * 0.5 + bend)} ${num(FAR.y + 110)} ${num(tip + bend * 0.35)} ${num(FAR.y + 34)} ${num(tip)} ${FAR.y + 2}`,
        paint.pick(tints),
        0.8 + paint.random() ** 2.2 * 6,
        `opacity="${num(paint.between(0.3, 0.95))}"`,
      );
    });
  const drawn = lane(VOLT, -240, 420, -7, -46) + lane(ROSE, 640, 1300, 11, 60);
  return filtered("blur6", drawn) + drawn;
}

export function avenue(paint: Paint, lanes: number): string {
  const [roadDefs, road] = linear(paint, [
    [0, "#1A1440", 0.95],
    [1, "#0B0A18", 0.2],
  ]);
  return [
    vanishing(
      paint,
      skyline(paint, [110, 300], [56, 130], "#2A2468", 0),
      skyline(paint, [70, 250], [70, 140], "#191740", 0.28),
      roadDefs,
      rect(0, FAR.y, 1040, 228, road),
    ),
    glow(paint, FAR.x, FAR.y, 420, "#B52C6C", 0.65),
    glow(paint, FAR.x, FAR.y, 170, "#FFD6E4", 0.8),
    vanishing(paint, trails(paint, lanes)),
  ].join("");
}

/** A tower whose lit windows are slot reels. */
export function tower(
  paint: Paint,
  x: number,
  top: number,
  width: number,
  reels: string[],
): string {
  const cell = (width - 52) / 3;
  const reelTop = top + 26;
  const reelHeight = cell * 1.24;
  const [wallDefs, wall] = linear(paint, [
    [0, "#0D0D22"],
    [0.88, "#0F0E28"],
    [1, "#0F0E28", 0],
  ]);
  const windows: string[] = [];
  for (let y = reelTop + reelHeight + 34; y < FAR.y - 20; y += 24) {
    for (let at = x + 20; at < x + width - 26; at += 26) {
      if (paint.random() < 0.46) {
        windows.push(rect(at, y, 13, 11, "#9CA0F0", `opacity="${num(paint.between(0.2, 0.75))}"`));
      }
    }
  }
  const frame = `x="${x + 10}" y="${reelTop - 10}" width="${width - 20}" height="${num(reelHeight + 20)}" rx="12" fill="none" stroke="#D2FF3C"`;
  const drums = reels.slice(0, 3).map((name, at) => {
    const left = x + 20 + at * (cell + 6);
    return (
      rect(left, reelTop, cell, reelHeight, "#EDEBFF", 'rx="7"') +
      rect(left, reelTop, cell, reelHeight * 0.24, "#7A76B8", 'rx="7" opacity=".4"') +
      rect(
        left,
        reelTop + reelHeight * 0.8,
        cell,
        reelHeight * 0.2,
        "#7A76B8",
        'rx="7" opacity=".3"',
      ) +
      trinket(paint, name, { x: left + cell / 2, y: reelTop + reelHeight / 2, size: cell * 0.84 })
    );
  });
  return [
    wallDefs,
    rect(x, top, width, FAR.y - top + 40, wall),
    rect(x, top, 4, FAR.y - top - 40, "#4A45A0", 'opacity=".8"'),
    rect(x + width / 2 - 2, top - 66, 4, 66, "#2B2A5C"),
    circle(x + width / 2, top - 68, 22, "#FF4D7D", 'opacity=".25"'),
    circle(x + width / 2, top - 68, 7, "#FF4D7D"),
    glow(paint, x + width / 2, reelTop + reelHeight / 2, width * 0.75, "#D2FF3C", 0.22),
    ...drums,
    `<rect ${frame} stroke-width="9" opacity=".7" filter="url(#blur6)"/><rect ${frame} stroke-width="4"/>`,
    ...windows,
  ].join("");
}
