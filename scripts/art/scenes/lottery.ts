import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { circle, ellipse, filtered, group, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { ball, ballTints } from "../props/ball.ts";
import { coinBurst, hoard } from "../props/coins.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** A cage of gold wire with a crank, the subject over it, drawn balls in a tray. */
export const tombola: Scene = (paint, cast) => {
  const [goldDefs, gold] = gilt(paint);
  const any = () => 1 + Math.floor(paint.random() * 49);
  const inside = repeat(13, (at) =>
    ball(
      paint,
      any(),
      180 + (at % 7) * 40 + (at > 6 ? 20 : 0),
      452 - Math.floor(at / 7) * 44,
      30,
      ballTints[(at * 3) % 8]!,
    ),
  );
  const wires =
    repeat(7, (at) =>
      ellipse(300, 392, 20 + at * 28, 138, "none", `stroke="${gold}" stroke-width="5"`),
    ) +
    repeat(3, (at) =>
      ellipse(
        300,
        330 + at * 62,
        186 - Math.abs(at - 1) * 34,
        16,
        "none",
        `stroke="${gold}" stroke-width="5"`,
      ),
    );
  return [
    backdrop(paint),
    rays(paint, 300, 300, 22, 0.4),
    glow(paint, 300, 300, 350, "#ffffff", 0.6),
    goldDefs,
    lead(paint, cast, [300, 170, 216]),
    filtered(
      "lit",
      stroke("M92 600L140 392M508 600L460 392", "#b3122c", 26),
      rect(60, 588, 480, 30, "#8a0f22", 'rx="12"'),
    ),
    ellipse(300, 392, 190, 140, mix(paint.dark, paint.tone, 0.4), 'opacity=".55"'),
    inside,
    filtered("lit", wires),
    ellipse(240, 320, 60, 34, "#ffffff", 'opacity=".28" transform="rotate(-24 240 320)"'),
    filtered(
      "lit",
      rect(456, 384, 84, 16, gold, 'rx="8"'),
      rect(530, 330, 16, 70, gold, 'rx="8"'),
      circle(538, 322, 21, "#e8243c"),
    ),
    ball(paint, any(), 170, 572, 40, ballTints[1]!),
    ball(paint, any(), 258, 584, 42, ballTints[4]!),
    ball(paint, any(), 346, 584, 42, ballTints[0]!),
    ball(paint, any(), 432, 572, 40, ballTints[6]!),
    bokeh(paint, 8),
    sparkles(paint, 10, [70, 90, 530, 520]),
  ].join("");
};

/** A fan of tickets, the subject printed on the first, balls before it. */
export const tickets: Scene = (paint, cast) => {
  const slip = (turn: number, tint: string, front: boolean) =>
    group(
      { at: [300, 560], rotate: turn },
      volume(
        paint,
        "M-128 -440H128V-380A26 26 0 0 0 128 -328V0H-128V-328A26 26 0 0 0 -128 -380Z",
        tint,
        "diagonal",
      ),
      path("M-112 -354H112", "none", 'stroke="#0003" stroke-width="5" stroke-dasharray="12 9"'),
      rect(-104, -424, 208, 48, "#ffffff", 'opacity=".35" rx="8"'),
      front ? rect(-104, -330, 208, 210, "#fffaf0", 'rx="16"') : "",
      repeat(
        5,
        (at) =>
          circle(-88 + at * 44, -84, 18, "#fffaf0") +
          circle(-88 + at * 44, -84, 11, darken(tint, 0.2)),
      ),
      rect(-104, -50, 208, 14, "#ffffff", 'opacity=".5" rx="7"'),
    );
  return [
    backdrop(paint),
    rays(paint, 300, 330, 24, 0.45),
    glow(paint, 300, 300, 350, "#ffffff", 0.6),
    filtered("lit", slip(-30, "#2fa8ff", false)),
    filtered("lit", slip(30, "#17b8a6", false)),
    filtered("lit", slip(-15, "#ff9a1f", false)),
    filtered("lit", slip(15, "#ff4d8d", false)),
    filtered("lit", slip(0, mix(lighten(paint.light, 0.1), "#ffd35a", 0.45), true)),
    lead(paint, cast, [300, 332, 218]),
    hoard(paint, 300, 556, 36),
    ball(paint, 9, 96, 548, 54, ballTints[0]!),
    ball(paint, 27, 508, 552, 52, ballTints[1]!),
    company(paint, cast, [[196, 560, 96, -8]]),
    coinBurst(paint, 8),
    sparkles(paint, 12, [60, 90, 540, 540]),
  ].join("");
};
