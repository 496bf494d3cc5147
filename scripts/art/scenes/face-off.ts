import { glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { circle, clipped, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { chipStack } from "../props/cards.ts";
import type { Scene } from "./scene.ts";

/** Two rivals in two halves of the picture, fire against storm, the blow where they meet. */
export const faceOff: Scene = (paint, cast) => {
  const hot = mix("#d8281f", paint.tone, 0.25);
  const cold = mix("#1f4fc8", paint.tone, 0.25);
  const streaks = (from: number, tint: string) =>
    repeat(14, () => {
      const x = from + paint.between(-30, 330);
      const y = paint.between(20, 600);
      return stroke(
        `M${num(x)} ${num(y)}l${num(paint.between(60, 150))} ${num(-paint.between(30, 70))}`,
        tint,
        paint.between(2, 9),
        `opacity="${num(paint.between(0.2, 0.6))}"`,
      );
    });
  const burst = repeat(18, (at) => {
    const a = (at / 18) * Math.PI * 2;
    const r = at % 2 ? 84 : 150;
    return `${at ? "L" : "M"}${num(300 + Math.cos(a) * r)} ${num(330 + Math.sin(a) * r)}`;
  });
  return [
    rect(0, 0, 600, 800, darken(cold, 0.3)),
    clipped(
      paint,
      "M0 0H420L180 800H0Z",
      rect(0, 0, 600, 800, darken(hot, 0.2)),
      glow(paint, 130, 220, 320, lighten(hot, 0.45), 0.9),
      streaks(-40, "#ffd35a"),
    ),
    clipped(
      paint,
      "M420 0H600V800H180Z",
      glow(paint, 480, 420, 320, lighten(cold, 0.5), 0.9),
      streaks(300, "#9fe8ff"),
    ),
    filtered("blur6", stroke("M420 -10L180 810", "#fff6c0", 22)),
    stroke("M420 -10L180 810", "#ffffff", 9),
    filtered("blur2", path(`${burst}Z`, "#fff3b0", 'opacity=".85"')),
    emoji(paint, cast.hero, {
      x: 188,
      y: 250,
      size: 320,
      rotate: -6,
      flip: true,
      light: "hero",
      hue: cast.hue ?? 0,
    }),
    emoji(paint, cast.left, { x: 420, y: 424, size: 310, rotate: 6, light: "hero" }),
    circle(300, 338, 30, "#ffffff", 'opacity=".9"'),
    emoji(paint, "collision", { x: 300, y: 338, size: 110, light: "lit" }),
    emoji(paint, cast.right, { x: 500, y: 196, size: 112, light: "lit" }),
    chipStack(84, 588, 52, "#d31432", 5),
    chipStack(190, 600, 46, "#e0a01c", 3),
    sparkles(paint, 12, [60, 90, 540, 540]),
  ].join("");
};
