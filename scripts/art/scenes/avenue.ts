import { glow, sky, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, filtered, num, rect, repeat, stroke } from "../draw/svg.ts";
import type { Scene } from "./scene.ts";

function skyline(
  paint: Paint,
  floor: number,
  height: [number, number],
  color: string,
  lit: number,
): string {
  let drawn = "";
  for (let x = -10; x < 610; ) {
    const w = paint.between(44, 92);
    const h = paint.between(height[0], height[1]) * (0.65 + Math.abs(x + w / 2 - 300) / 460);
    drawn += rect(x, floor - h, w, h + 10, color);
    for (let y = floor - h + 14; y < floor - 14; y += 17) {
      for (let at = x + 9; at < x + w - 12; at += 14) {
        if (paint.random() > lit) continue;
        const tint = paint.pick(["#ffe9a8", "#ffd35a", paint.ray, "#ffffff"]);
        drawn += rect(at, y, 7, 9, tint, `opacity="${num(paint.between(0.35, 0.95))}"`);
      }
    }
    x += w + paint.between(0, 5);
  }
  return drawn;
}

function trails(paint: Paint): string {
  const lines = (count: number, from: number, to: number, colors: string[]) =>
    repeat(count, () => {
      const x = paint.between(from, to);
      const bend = (x - 300) * 0.35;
      return stroke(
        `M${num(x)} 820C${num(300 + bend * 1.3)} 640 ${num(300 + bend * 0.4)} 560 ${num(300 + paint.between(-8, 8))} 482`,
        paint.pick(colors),
        paint.between(1, 5),
        `opacity="${num(paint.between(0.4, 0.95))}"`,
      );
    });
  const warm = ["#fff7c2", "#ffe16a", paint.ray];
  const red = ["#ff4d7d", "#ff2e63", "#ff9ab4"];
  const drawn = lines(20, -320, 240, warm) + lines(20, 360, 920, red);
  return filtered("blur6", drawn) + drawn;
}

/** A city at night: towers with lit windows, a moon, light trails on the avenue. */
export const avenue: Scene = (paint, cast, staging) =>
  [
    sky(paint, 500, darken(paint.dark, 0.2), mix(paint.tone, paint.light, 0.5)),
    stars(paint, 50, 260),
    glow(paint, 300, 270, 330, paint.ray, 0.5),
    circle(300, 262, 178, mix(paint.light, "#ffffff", 0.45), 'opacity=".5"'),
    skyline(paint, 490, [150, 300], mix(paint.tone, paint.dark, 0.35), 0.14),
    skyline(paint, 496, [80, 200], mix(paint.tone, paint.dark, 0.72), 0.32),
    rect(0, 482, 600, 330, darken(paint.dark, 0.25)),
    glow(paint, 300, 486, 300, lighten(paint.tone, 0.3), 0.9),
    trails(paint),
    ensemble(paint, cast, { staging, shift: [0, -2] }),
    sparkles(paint, 6, [80, 140, 520, 500]),
  ].join("");
