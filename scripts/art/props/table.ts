import { glow } from "../draw/air.ts";
import { lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { ellipse, filtered, path, radial, rect, repeat } from "../draw/svg.ts";

/** A felt table under a lamp, its wooden rim towards the viewer; `horizon` is the far edge. */
export function table(paint: Paint, horizon: number): string {
  const felt = mix(paint.tone, paint.dark, 0.1);
  const [defs, cloth] = radial(
    paint,
    [
      [0, lighten(felt, 0.32)],
      [0.6, felt],
      [1, mix(felt, paint.dark, 0.6)],
    ],
    { y: 0.25, r: 0.75 },
  );
  return (
    defs +
    filtered(
      "lit",
      ellipse(300, horizon + 300, 470, 312, "#6b3413"),
      ellipse(300, horizon + 300, 462, 304, "#a55a24"),
    ) +
    ellipse(300, horizon + 304, 440, 286, cloth) +
    ellipse(300, horizon + 304, 392, 250, "none", `stroke="#fff3c4" stroke-width="4" opacity=".4"`)
  );
}

/** The room behind: warm panels and lamps out of focus. */
export function saloon(paint: Paint): string {
  const wall = mix(paint.tone, paint.dark, 0.5);
  const panels = repeat(5, (at) =>
    rect(at * 128 - 14, -10, 108, 420, lighten(wall, 0.07), 'rx="54"'),
  );
  const lamps = repeat(4, (at) => glow(paint, 76 + at * 150, 150, 90, "#ffdf9a", 0.55));
  return (
    rect(0, 0, 600, 800, wall) +
    filtered("blur6", panels) +
    lamps +
    glow(paint, 300, 250, 380, paint.light, 0.7) +
    path("M250 -20H350L520 420H80Z", paint.ray, 'opacity=".18"')
  );
}
